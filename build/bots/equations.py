"""Linear equations, for the programs that learn weights."""

from __future__ import annotations


def solve(left: list[list[float]], right: list[float]) -> list[float]:
    """The solution of as many equations as there are unknowns, by elimination with pivots; both sides are used up."""
    size = len(right)
    for pivot in range(size):
        best = max(range(pivot, size), key=lambda row: abs(left[row][pivot]))
        left[pivot], left[best] = left[best], left[pivot]
        right[pivot], right[best] = right[best], right[pivot]
        head = left[pivot]
        for row in range(pivot + 1, size):
            factor = left[row][pivot] / head[pivot]
            if factor:
                line = left[row]
                for column in range(pivot, size):
                    line[column] -= factor * head[column]
                right[row] -= factor * right[pivot]
    found = [0.0] * size
    for row in range(size - 1, -1, -1):
        known = sum(left[row][column] * found[column] for column in range(row + 1, size))
        found[row] = (right[row] - known) / left[row][row]
    return found
