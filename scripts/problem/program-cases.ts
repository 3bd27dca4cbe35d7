/** Programs in any language that `--run` or a path may name. */
const SOURCE =
  /\.(?:[cm]?[jt]sx?|py|c|cc|cpp|cxx|java|kt|rs|go|rb|php|cs|hs|ml|pas|pl|sh|lua|swift)$/i;
/** Of a program beside it: its brute force, generator, validator or tests. */
const HELPER = /\.(?:brute|generate|validate|test|spec)\.\w+$|\.d\.[cm]?ts$/i;

/** Whether a file is a program that may be judged with the cases beside it. */
export function isProgramFile(file: string): boolean {
  return SOURCE.test(file) && !HELPER.test(file);
}

/** The names without endings of the programs among the files of a folder. */
export function programStems(files: readonly string[]): string[] {
  const programs = files.filter(isProgramFile);
  return [...new Set(programs.map((file) => file.replace(/\.\w+$/, "")))];
}

/**
 * The program that a case belongs to: the one with the longest name that begins the case's name and is
 * followed by its end, "-", "_", "." or a digit. Undefined for a case that belongs to all.
 */
export function programOfCase(name: string, stems: readonly string[]): string | undefined {
  const candidates = stems.filter(
    (stem) => name.startsWith(stem) && /^(?:[-_.\d]|$)/.test(name.slice(stem.length)),
  );
  return candidates.sort((a, b) => b.length - a.length)[0];
}
