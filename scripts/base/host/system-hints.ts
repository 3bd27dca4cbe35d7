import { oneWord } from "../command-words";

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
  /** Removes these files. */
  remove(files: readonly string[]): string;
  /** The programs by which modules of the library are verified. */
  readonly verifyPrograms: string;
  /** What names the folder for temporary files. */
  readonly temporary: { readonly variable: string; readonly example: string };
  /** Makes a file of the repository writable again. */
  readonly takeOver: string;
  /** Gives judgebench another folder for its cache. */
  readonly ownCache: string;
}

const UNIX: SystemHints = {
  list: (place) => `ls ${oneWord(place)}`,
  details: (place) => `ls -ld ${oneWord(place)}`,
  freeSpace: "df -h .",
  ownProgram: "./a.out",
  remove: (files) => `rm ${files.map(oneWord).join(" ")}`,
  verifyPrograms: "ls lib/*/proof/*.verify.ts",
  temporary: { variable: "TMPDIR", example: "TMPDIR=/a/folder/with/room npm run judge" },
  takeOver: `chown -R "$(id -un)" in this one`,
  ownCache: "XDG_CACHE_HOME=/a/folder/of/your/own before the command",
};

const backslashes = (place: string) => place.replaceAll("/", "\\");
const dir = (place: string) => `dir ${oneWord(backslashes(place))}`;

const WINDOWS: SystemHints = {
  list: dir,
  details: dir,
  freeSpace: "fsutil volume diskfree .",
  ownProgram: ".\\a.exe",
  remove: (files) => `del ${files.map((file) => oneWord(backslashes(file))).join(", ")}`,
  verifyPrograms: "where.exe /r lib *.verify.ts", // dir has no stars for folders
  temporary: { variable: "TEMP", example: "the folder of another disk in the variable TEMP" },
  takeOver: "icacls . /reset /t in this one",
  ownCache: "a folder of your own in the variable XDG_CACHE_HOME",
};

export function systemHints(platform: NodeJS.Platform = process.platform): SystemHints {
  return platform === "win32" ? WINDOWS : UNIX;
}
