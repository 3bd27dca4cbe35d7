/** How a language says why an input was refused: what was expected, its range, or "", and what was there. */
type Refusal = (what: string, range: string, got: string) => string;

/** The reason of a view, 'expected rows in 1 … 6, got "x"', in the words of a language. */
export function refusalIn(
  reason: string,
  names: Readonly<Record<string, string>>,
  told: Refusal,
): string {
  const once = /^expected each of 0 … (\d+) once, found "(.*)"$/.exec(reason);
  if (once) return told(names.once!, `0 … ${once[1]}`, once[2]!);
  const match = /^expected (.+?)(?: in (.+?))?, got "?(.*?)"?$/.exec(reason);
  if (!match) return reason;
  const [, what, range = "", got] = match;
  return told(names[what!] ?? what!, range, got!);
}
