import { linesOf } from "./lines-of";

/** Texts by size; the text of the whole size is the text itself; undefined if a size has no text. */
export interface Scale {
  readonly whole: bigint;
  readonly at: (size: bigint) => string | undefined;
}

type Complaint = (text: string) => string | undefined;

const NUMBERS = /(?<!\S)\d+(?!\S)/g;
const FIRST_COUNTS = 3; // up to this many numbers of the first line may be counts

/**
 * The first lines alone; then with each count of the first line lowered, cut where the input then ends.
 */
export function* cutScales(text: string, complaint: Complaint): Generator<Scale> {
  const lines = linesOf(text);
  const first = (count: number) => lines.slice(0, count).join("");
  yield { whole: BigInt(lines.length), at: (count) => first(Number(count)) };
  const counts = [...(lines[0] ?? "").matchAll(NUMBERS)].slice(0, FIRST_COUNTS);
  for (const { 0: word, index } of counts) {
    const at = (count: bigint) => {
      const line = replaced(lines[0]!, index, word, count);
      const refusal = complaint(line + text.slice(lines[0]!.length));
      if (refusal === undefined) return line + text.slice(lines[0]!.length);
      const end = Number(/^input line (\d+), /.exec(refusal)?.[1] ?? 0) - 1;
      return end > 0 ? line + lines.slice(1, end).join("") : undefined;
    };
    yield { whole: BigInt(word), at };
  }
}

/** Shortens each run of equal lines and lowers a number of the first line that counts them. */
export function* runScales(text: string, complaint: Complaint): Generator<Scale> {
  const lines = linesOf(text);
  for (let from = 0, to = 0; from < lines.length; from = to) {
    while (to < lines.length && lines[to] === lines[from]) to++;
    const run = to - from;
    if (run < 3) continue;
    const [left, right] = [lines.slice(0, from), lines.slice(to)];
    const written = (length: number, head: readonly string[]) =>
      [...head, lines[from]!.repeat(length), ...right].join("");
    const counted = (length: number, word: string, index: number) => {
      const count = BigInt(word) - BigInt(run - length);
      return written(length, [replaced(left[0]!, index, word, count), ...left.slice(1)]);
    };
    const ways = [
      (length: number) => written(length, left),
      ...[...(left[0] ?? "").matchAll(NUMBERS)].map(
        ({ 0: word, index }) =>
          (length: number) =>
            counted(length, word, index),
      ),
    ];
    const way = ways.find((build) => complaint(build(run - 1)) === undefined);
    if (way) yield { whole: BigInt(run), at: (length) => way(Number(length)) };
  }
}

/** Lowers each number. */
export function* numberScales(text: string): Generator<Scale> {
  for (const { 0: word, index } of text.matchAll(NUMBERS)) {
    yield { whole: BigInt(word), at: (value) => replaced(text, index, word, value) };
  }
}

function replaced(text: string, index: number, word: string, value: bigint): string {
  return `${text.slice(0, index)}${value}${text.slice(index + word.length)}`;
}
