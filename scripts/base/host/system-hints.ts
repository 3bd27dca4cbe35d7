/** What hints advise to type, in the words of a system. */
export interface SystemHints {
  /** Lists a folder. */
  list(place: string): string;
  /** Lists it with its rights. */
  details(place: string): string;
  /** Shows how full the disk is. */
  readonly freeSpace: string;
  /** A compiled program in the current folder. */
  readonly ownProgram: string;
  /** Makes a file of the repository writable again. */
  readonly takeOver: string;
}

const UNIX: SystemHints = {
  list: (place) => `ls ${place}`,
  details: (place) => `ls -ld ${place}`,
  freeSpace: "df -h .",
  ownProgram: "./a.out",
  takeOver: `chown -R "$(id -un)" in this one`,
};

const dir = (place: string) => `dir ${place.replaceAll("/", "\\")}`;

const WINDOWS: SystemHints = {
  list: dir,
  details: dir,
  freeSpace: "fsutil volume diskfree .",
  ownProgram: ".\\a.exe",
  takeOver: "icacls . /reset /t in this one",
};

export function systemHints(platform: NodeJS.Platform = process.platform): SystemHints {
  return platform === "win32" ? WINDOWS : UNIX;
}
