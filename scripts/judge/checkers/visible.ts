const LONGEST = 40;
const NAMES: Readonly<Record<string, string>> = { "\t": "→", "\r": "␍", "\n": "⏎", "\0": "␀" };

/** The text in quotes, shortened, with white space and control characters made visible. */
export function visible(text: string): string {
  const cut = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  const characters = [...cut].map((character) => {
    const code = character.codePointAt(0)!;
    return (
      NAMES[character] ??
      (code < 32 || code === 127 ? `\\x${code.toString(16).padStart(2, "0")}` : character)
    );
  });
  return `"${characters.join("")}"`;
}

/** The same for whole lines, where blanks count too. */
export function visibleLine(line: string | undefined): string {
  return line === undefined ? "the end of the output" : visible(line).replaceAll(" ", "·");
}
