/** What a report shows of a failing case: all of it if small, otherwise the lines around the difference. */
export interface ShownCase {
  /** Left out where it is long. */
  readonly input?: string;
  /** Left out where nothing was compared. */
  readonly expected?: readonly string[];
  readonly found: readonly string[];
  /** The line that both excerpts begin with, from 1 on. */
  readonly from: number;
  /** Both are there to their ends. */
  readonly isWhole: boolean;
  /** The output has every expected line, and others between them. */
  readonly looksLikeDebugging?: true;
}

const SMALL_BYTES = 1500;
const SMALL_LINES = 20;
const LONG_BYTES = 1 << 20;
const ROUND = 3;
const LONGEST_LINE = 200;

/** What can be shown of a case; undefined where it is too long to be looked at. */
export function shownCase(
  input: Uint8Array,
  expected: Uint8Array | undefined,
  output: Uint8Array,
): ShownCase | undefined {
  const answer = expected ?? output;
  if (Math.max(answer.length, output.length) > LONG_BYTES) return undefined;
  const [wanted, printed] = [linesOf(answer), linesOf(output)];
  const isSmall = [answer, output].every((bytes) => bytes.length <= SMALL_BYTES);
  const isWhole = isSmall && Math.max(wanted.length, printed.length) <= SMALL_LINES;
  const inputLines = input.length <= SMALL_BYTES ? linesOf(input) : [];
  const shows = inputLines.length > 0 && inputLines.length <= SMALL_LINES;
  const at = expected ? firstDifference(wanted, printed) : 0;
  const [start, end] = isWhole
    ? [0, SMALL_LINES]
    : [Math.max(0, at - ROUND), expected ? at + ROUND + 1 : SMALL_LINES];
  const cut = (lines: readonly string[]) =>
    lines.slice(start, end).map((line) => line.slice(0, LONGEST_LINE));
  return {
    ...(shows && { input: inputLines.join("\n") }),
    ...(expected && { expected: cut(wanted) }),
    found: cut(printed),
    from: start + 1,
    isWhole,
    ...(isDebugging(wanted, printed) && { looksLikeDebugging: true as const }),
  };
}

function linesOf(bytes: Uint8Array): string[] {
  const text = new TextDecoder().decode(bytes).replace(/\n$/, "");
  return text === "" ? [] : text.split("\n");
}

function firstDifference(a: readonly string[], b: readonly string[]): number {
  let at = 0;
  while (at < Math.max(a.length, b.length) && a[at]?.trimEnd() === b[at]?.trimEnd()) at++;
  return at;
}

function isDebugging(wanted: readonly string[], printed: readonly string[]): boolean {
  if (wanted.length === 0 || printed.length <= wanted.length) return false;
  let at = 0;
  for (const line of printed) if (line.trim() === wanted[at]?.trim()) at++;
  return at === wanted.length;
}
