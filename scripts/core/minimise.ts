/** Index of the first candidate that is valid and still fails, or -1. */
export type FirstFailing = (candidates: readonly string[]) => Promise<number>;

const CHUNK = 64; // candidates asked about at once
const ALL_OFFSETS_BELOW = 48; // lines; longer texts are cut at multiples of the piece alone

/**
 * Makes a failing text smaller until no line and no word can go and no number be lowered: each such
 * change, also with a count before it lowered in step, makes it pass or invalid.
 */
export async function minimise(text: string, firstFailing: FirstFailing): Promise<string> {
  let best = text;
  for (let before = ""; before !== best; ) {
    before = best;
    for (let size = Math.ceil(lineCount(best) / 2); size >= 1; size = size >> 1) {
      best = await descend(best, firstFailing, (now) => withoutLines(now, size));
    }
    best = await descend(best, firstFailing, withoutWords);
    best = await descend(best, firstFailing, withLowerNumbers);
  }
  return best;
}

async function descend(
  text: string,
  firstFailing: FirstFailing,
  candidates: (text: string) => Iterable<string>,
): Promise<string> {
  let best = text;
  for (let found: string | undefined = best; found !== undefined; ) {
    best = found;
    found = undefined;
    let chunk: string[] = [];
    const ask = async () => {
      const at = await firstFailing(chunk);
      found = at < 0 ? undefined : chunk[at];
      chunk = [];
    };
    for (const candidate of candidates(best)) {
      chunk.push(candidate);
      if (chunk.length < CHUNK) continue;
      await ask();
      if (found !== undefined) break;
    }
    if (chunk.length > 0) await ask();
  }
  return best;
}

function lineCount(text: string): number {
  return text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
}

function* withoutLines(text: string, size: number): Generator<string> {
  const lines = text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  const step = lines.length < ALL_OFFSETS_BELOW ? 1 : size;
  for (let at = 0; at + size <= lines.length; at += step) {
    const rest = [...lines.slice(0, at), ...lines.slice(at + size)];
    yield rest.join("");
    yield* withLowerCounts(rest, at, size);
  }
}

/** The counts that may belong to what was removed: in the first line, or alone in a line above. */
function* withLowerCounts(lines: readonly string[], at: number, size: number): Generator<string> {
  const above = lines.slice(0, at).findLastIndex((line) => /^\s*\d+\s*$/.test(line));
  for (const place of new Set([0, above])) {
    if (place < 0 || place >= at) continue;
    for (const less of new Set([1, size])) {
      const line = lines[place]!;
      for (const { 0: word, index } of line.matchAll(/(?<!\S)\d+(?!\S)/g)) {
        const lower = BigInt(word) - BigInt(less);
        if (lower < 0n) continue;
        const changed = `${line.slice(0, index)}${lower}${line.slice(index + word.length)}`;
        yield [...lines.slice(0, place), changed, ...lines.slice(place + 1)].join("");
      }
    }
  }
}

function* withoutWords(text: string): Generator<string> {
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    // With the blanks before it, or those after it where it begins its line.
    const before = /[^\S\n]*$/.exec(text.slice(0, index))![0];
    const end = index + word.length;
    const after = before === "" ? /^[^\S\n]*/.exec(text.slice(end))![0] : "";
    const rest = text.slice(0, index - before.length) + text.slice(end + after.length);
    yield rest;
    const lines = rest.match(/[^\n]*\n|[^\n]+$/g) ?? [];
    yield* withLowerCounts(lines, text.slice(0, index).split("\n").length - 1, 1);
  }
}

function* withLowerNumbers(text: string): Generator<string> {
  for (const { 0: word, index } of text.matchAll(/(?<!\S)-?\d+(?!\S)/g)) {
    for (const lower of lowerThan(BigInt(word))) {
      yield `${text.slice(0, index)}${lower}${text.slice(index + word.length)}`;
    }
  }
}

/** Numbers nearer to 0, smallest first: all of the small ones, then by halves and powers of two. */
function lowerThan(value: bigint): bigint[] {
  const sign = value < 0n ? -1n : 1n;
  const size = sign * value;
  const found = new Set<bigint>();
  for (let small = 0n; small <= 32n && small < size; small++) found.add(small);
  for (let half = size >> 1n; half > 0n; half >>= 1n) found.add(half);
  for (let less = 1n; less < size; less <<= 1n) found.add(size - less);
  const sizes = [...found].sort((a, b) => (a < b ? -1 : 1));
  const lower = sizes.map((each) => sign * each);
  return sign < 0n ? [size, ...lower] : lower;
}
