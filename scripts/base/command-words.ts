/**
 * Splits a command line into words: quotes keep blanks together; nothing else is special, not even "\".
 */
export function commandWords(line: string): string[] {
  return [...line.matchAll(/(?:[^\s"']|"[^"]*"|'[^']*')+/g)].map(([word]) =>
    word.replace(/"([^"]*)"|'([^']*)'/g, (_, double, single) => double ?? single),
  );
}

/** A path as a shell takes it for one word. */
export function oneWord(path: string): string {
  return /[\s'&;()]/.test(path) ? `"${path}"` : path;
}

/** True where a word names a file by its path; the system's PATH is not searched for it. */
export function isPathWord(word: string, platform: NodeJS.Platform): boolean {
  return word.includes("/") || (platform === "win32" && /\\|^[A-Za-z]:/.test(word));
}

/** The names that a program may have on the disk: Windows adds an ending to what was typed. */
export function programNames(
  word: string,
  platform: NodeJS.Platform,
  endings = ".COM;.EXE;.BAT;.CMD",
): string[] {
  if (platform !== "win32" || /\.(?:com|exe|bat|cmd)$/i.test(word)) return [word];
  return [
    ...endings
      .toLowerCase()
      .split(";")
      .map((ending) => word + ending),
    word,
  ];
}

/** The command that opens a page in the browser. Windows' `start` reads "&" as a new command. */
export function pageOpener(page: string, platform: NodeJS.Platform): readonly string[] {
  if (platform === "darwin") return ["open", page];
  return platform === "win32" ? ["explorer.exe", page] : ["xdg-open", page];
}

/** The Python of a system: on Windows python3 may open the app store, and "py" starts Python. */
export function pythonCommand(platform: NodeJS.Platform): string {
  return platform === "win32" ? "py" : "python3";
}
