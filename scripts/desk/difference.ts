/** A piece of a line: `same`, or what differs; `first` is the first difference of all. */
export interface Piece {
  readonly text: string;
  readonly kind: "same" | "differs" | "first";
}

export interface DifferingLines {
  readonly expected: readonly (readonly Piece[])[];
  readonly found: readonly (readonly Piece[])[];
}

const MARKED_LINES = 2000;
/** What the judge takes for the space between words; a no-break space is part of a word. */
const BLANKS = /([ \t\v\f\r]+)/;

/**
 * Two texts line by line, their differing words marked. White space is made visible where it is what
 * differs: "·" a blank, "→" a tab, "␍" a carriage return, "⏎" the end of a line that the other lacks.
 */
export function difference(expected: string, output: string): DifferingLines {
  // The end of the last line is a line of its own only where the other text has words and lacks it.
  const isEnded = [expected, output].every((text) => text === "" || text.endsWith("\n"));
  const linesOf = (text: string) => (isEnded ? text.slice(0, -1) : text).split("\n");
  const [wanted, had] = [linesOf(expected), linesOf(output)];
  const lines = { expected: [] as Piece[][], found: [] as Piece[][] };
  let isFirst = true;
  const count = Math.max(wanted.length, had.length);
  for (let at = 0; at < count; at++) {
    const [one, other] = [wanted[at], had[at]];
    if (one === other || at >= MARKED_LINES) {
      if (one !== undefined) lines.expected.push([{ text: one, kind: "same" }]);
      if (other !== undefined) lines.found.push([{ text: other, kind: "same" }]);
      continue;
    }
    const isSpace = words(one ?? "").join(" ") === words(other ?? "").join(" ");
    const sides = isSpace ? spaces(one, other) : marked(one ?? "", other ?? "");
    for (const [side, line] of [
      [lines.expected, one === undefined ? undefined : sides[0]],
      [lines.found, other === undefined ? undefined : sides[1]],
    ] as const) {
      if (line) side.push(isFirst ? withFirst(line) : line);
    }
    isFirst = false;
  }
  return lines;
}

function words(line: string): string[] {
  return line.split(BLANKS).filter((part) => part !== "" && !BLANKS.test(part));
}

/** Words that differ from the one at the same place of the other line. */
function marked(one: string, other: string): [Piece[], Piece[]] {
  const mark = (line: string, others: readonly string[]): Piece[] => {
    let at = 0;
    const pieces = line.split(BLANKS).filter((part) => part !== "");
    if (pieces.length === 0) return [{ text: "(nothing)", kind: "differs" }];
    const all: Piece[] = pieces.map((text) => {
      if (BLANKS.test(text)) return { text, kind: "same" };
      return { text, kind: text === others[at++] ? "same" : "differs" };
    });
    // All that is here is there too: the other line has more.
    return all.some(({ kind }) => kind === "differs")
      ? all
      : [...all, { text: " …", kind: "differs" }];
  };
  return [mark(one, words(other)), mark(other, words(one))];
}

function spaces(one = "", other = ""): [Piece[], Piece[]] {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  while (same > 0 && BLANKS.test(one[same - 1]!)) same--; // the whole run of blanks is looked at
  const show = (line: string): Piece[] => {
    const rest = line.slice(same).replaceAll(" ", "·").replaceAll("\t", "→").replaceAll("\r", "␍");
    const pieces = rest.split(/([·→␍]+)/).filter((part) => part !== "");
    const all = pieces.map(
      (text): Piece => ({ text, kind: /^[·→␍]/.test(text) ? "differs" : "same" }),
    );
    if (!all.some(({ kind }) => kind === "differs")) all.push({ text: "⏎", kind: "differs" });
    return same === 0 ? all : [{ text: line.slice(0, same), kind: "same" }, ...all];
  };
  return [show(one), show(other)];
}

function withFirst(pieces: readonly Piece[]): Piece[] {
  const at = pieces.findIndex(({ kind }) => kind === "differs");
  return pieces.map((piece, index) => (index === at ? { ...piece, kind: "first" } : piece));
}
