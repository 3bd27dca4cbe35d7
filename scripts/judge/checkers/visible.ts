const LONGEST = 40;
const MOST_BYTES = 4; // of a character
const NAMES: Readonly<Record<string, string>> = { "\t": "→", "\r": "␍", "\n": "⏎", "\0": "␀" };

/**
 * The text in quotes, shortened, with white space and control characters made visible. A text that has a
 * character for each byte is read as the UTF-8 that it is.
 */
export function visible(bytesOrText: string): string {
  const text = decoded(bytesOrText);
  const cut = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  const characters = [...cut].map((character) => {
    const code = character.codePointAt(0)!;
    return (
      NAMES[character] ??
      (code < 32 || (code > 126 && code < 160)
        ? `\\x${code.toString(16).padStart(2, "0")}`
        : character)
    );
  });
  return `"${characters.join("")}"`;
}

function decoded(text: string): string {
  const piece = text.slice(0, MOST_BYTES * (LONGEST + 1));
  if (!/[\x80-\xff]/.test(piece) || /[^\0-\xff]/.test(piece)) return text;
  try {
    const bytes = Uint8Array.from(piece, (character) => character.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return text;
  }
}

/** The same for whole lines, where blanks count too. */
export function visibleLine(line: string | undefined): string {
  return line === undefined ? "the end of the output" : visible(line).replaceAll(" ", "·");
}
