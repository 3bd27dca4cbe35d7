const LONGEST = 40;
const NAMES: Readonly<Record<string, string>> = { "\t": "→", "\r": "␍", "\n": "⏎", "\0": "␀" };

/** In quotes, not too long, with white space and control characters that can be seen. */
export function visible(text: string): string {
  const cut = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  const shown = [...cut].map((each) => {
    const code = each.codePointAt(0)!;
    return (
      NAMES[each] ?? (code < 32 || code === 127 ? `\\x${code.toString(16).padStart(2, "0")}` : each)
    );
  });
  return `"${shown.join("")}"`;
}

/** The same for whole lines, where also blanks count. */
export function visibleLine(line: string | undefined): string {
  return line === undefined ? "the end of the output" : visible(line).replaceAll(" ", "·");
}
