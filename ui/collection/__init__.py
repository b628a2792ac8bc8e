"""The collection: what every page of the cabinet tells of nature."""
