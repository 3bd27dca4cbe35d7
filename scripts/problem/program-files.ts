/** Files that a program reads and writes where a judge requires them instead of stdin and stdout. */
export interface ProgramFiles {
  readonly input?: string;
  readonly output?: string;
}

/** Plain names alone: they come from web pages and are made in a program's working folder. */
export function isFileName(text: string): boolean {
  return /^[A-Za-z0-9_][A-Za-z0-9_.-]{0,63}$/.test(text) && !text.includes("..");
}
