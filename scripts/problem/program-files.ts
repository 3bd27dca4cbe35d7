/** Files that a program must read and write instead of stdin and stdout. */
export interface ProgramFiles {
  readonly input?: string;
  readonly output?: string;
}

/** Accepts plain names only: they come from web pages and become files in a program's working folder. */
export function isFileName(text: string): boolean {
  return /^[A-Za-z0-9_][A-Za-z0-9_.-]{0,63}$/.test(text) && !text.includes("..");
}
