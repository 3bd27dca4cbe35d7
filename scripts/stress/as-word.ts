/** A path or a command line as one word of a shell's. */
export function asWord(text: string): string {
  if (text.includes('"')) return `'${text}'`;
  return /[^\w./:-]/.test(text) ? `"${text}"` : text;
}
