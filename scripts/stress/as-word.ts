/** A path as shells take it. */
export function asWord(path: string): string {
  return /[^\w./:-]/.test(path) ? `"${path}"` : path;
}
