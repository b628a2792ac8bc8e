; The installer for Windows, made with Inno Setup 6 after `py build\packaging\make.py`:
;   iscc /DVersion=0.1.0 build\packaging\windows.iss
; It installs for the present user without asking for rights, and leaves saved games alone when it is removed.
#ifndef Version
  #error Say which version: iscc /DVersion=X.Y.Z build\packaging\windows.iss
#endif

[Setup]
AppId={{6F0B5C5E-3B0D-4E52-9C39-7C1E1A2C7B41}
AppName=Cabinet
AppVersion={#Version}
AppPublisher=Cabinet
VersionInfoVersion={#Version}
DefaultDirName={autopf}\Cabinet
DefaultGroupName=Cabinet
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0
LicenseFile=..\..\LICENSE
SetupIconFile=..\work\icons\cabinet.ico
UninstallDisplayIcon={app}\Cabinet.exe
OutputDir=..\dist
OutputBaseFilename=cabinet-{#Version}-windows-setup
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"

[InstallDelete]
; Nothing of an older version stays beside the new one.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "..\dist\Cabinet\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{group}\Cabinet"; Filename: "{app}\Cabinet.exe"
Name: "{autodesktop}\Cabinet"; Filename: "{app}\Cabinet.exe"; Tasks: desktopicon

[Run]
Filename: "{app}\Cabinet.exe"; Description: "{cm:LaunchProgram,Cabinet}"; Flags: nowait postinstall skipifsilent
