import { linesOf } from "./lines-of";

// Families of texts a little smaller than a given one; the caller checks whether they are valid.

const ALL_OFFSETS_BELOW = 48; // lines; longer texts are cut only at multiples of the piece

/** Removes `size` consecutive lines; counts before them stay or are lowered accordingly. */
export function* withoutLines(text: string, size: number): Generator<string> {
  const lines = linesOf(text);
  const step = lines.length < ALL_OFFSETS_BELOW ? 1 : size;
  for (let at = 0; at + size <= lines.length; at += step) {
    // One place further on in equal lines: the same text again.
    if (step === 1 && at > 0 && lines[at - 1] === lines[at + size - 1]) continue;
    const rest = [...lines.slice(0, at), ...lines.slice(at + size)];
    yield rest.join("");
    yield* withLowerCounts(rest, at, size);
  }
}

/** Lowers the counts that may belong to the removed lines: in the first line, or alone in a line above. */
function* withLowerCounts(lines: readonly string[], at: number, size: number): Generator<string> {
  const above = lines.slice(0, at).findLastIndex((line) => /^\s*\d+\s*$/.test(line));
  for (const place of new Set([0, above])) {
    if (place < 0 || place >= at) continue;
    for (const less of new Set([1, size])) {
      for (const changed of withLowerCount(lines[place]!, less)) {
        yield [...lines.slice(0, place), changed, ...lines.slice(place + 1)].join("");
      }
    }
  }
}

function* withLowerCount(line: string, less: number): Generator<string> {
  for (const { 0: word, index } of line.matchAll(/(?<!\S)\d+(?!\S)/g)) {
    const lower = BigInt(word) - BigInt(less);
    if (lower >= 0n) yield `${line.slice(0, index)}${lower}${line.slice(index + word.length)}`;
  }
}

/** Removes one word; counts before it stay or are lowered accordingly. */
export function* withoutWords(text: string): Generator<string> {
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    // With the blanks before it, or those after it where it begins its line.
    const before = /[^\S\n]*$/.exec(text.slice(0, index))![0];
    const end = index + word.length;
    const after = before === "" ? /^[^\S\n]*/.exec(text.slice(end))![0] : "";
    const left = text.slice(0, index - before.length);
    const rest = text.slice(end + after.length);
    yield left + rest;
    const lineStart = left.lastIndexOf("\n") + 1;
    for (const changed of withLowerCount(left.slice(lineStart), 1)) {
      yield left.slice(0, lineStart) + changed + rest;
    }
    yield* withLowerCounts(linesOf(left + rest), left.split("\n").length - 1, 1);
  }
}

/** Lowers all numbers of a line at once, or all but the first, to 0 or 1. */
export function* withLinesLowered(text: string): Generator<string> {
  const lines = linesOf(text);
  for (const [at, line] of lines.entries()) {
    for (const low of [0, 1]) {
      for (const head of ["", /^\s*\S+/.exec(line)?.[0] ?? ""]) {
        const lowered = head + lineLowered(line.slice(head.length), low);
        if (lowered !== line)
          yield [...lines.slice(0, at), lowered, ...lines.slice(at + 1)].join("");
      }
    }
  }
}

function lineLowered(line: string, low: number): string {
  return line.replace(/(?<!\S)\d+(?!\S)/g, (word) => (Number(word) > low ? `${low}` : word));
}

/** Replaces all lines but the first few by one of them, or by that line with the lowest numbers. */
export function* withEqualLines(text: string): Generator<string> {
  const lines = linesOf(text);
  for (let head = 0; head <= Math.min(3, lines.length - 2); head++) {
    const left = lines.slice(0, head).join("");
    for (let part = 1; part <= 4; part++) {
      const line = lines[head + Math.floor(((lines.length - 1 - head) * part) / 4)]!;
      for (const low of [1, 0, Number.POSITIVE_INFINITY]) {
        yield left + lineLowered(line, low).repeat(lines.length - head);
      }
    }
  }
}

/**
 * Replaces one number by smaller ones, smallest first: all small numbers, then halves and powers of
 * two.
 */
export function* withLowerNumbers(text: string): Generator<string> {
  for (const { 0: word, index } of text.matchAll(/(?<!\S)-?\d+(?!\S)/g)) {
    for (const lower of lowerThan(BigInt(word))) {
      yield `${text.slice(0, index)}${lower}${text.slice(index + word.length)}`;
    }
  }
}

function lowerThan(value: bigint): bigint[] {
  const sign = value < 0n ? -1n : 1n;
  const size = sign * value;
  const values = new Set<bigint>();
  for (let small = 0n; small <= 32n && small < size; small++) values.add(small);
  for (let half = size >> 1n; half > 0n; half >>= 1n) values.add(half);
  for (let less = 1n; less < size; less <<= 1n) values.add(size - less);
  const sizes = [...values].sort((a, b) => (a < b ? -1 : 1));
  const lower = sizes.map((magnitude) => sign * magnitude);
  return sign < 0n ? [size, ...lower] : lower;
}
