/** A piece of a file as text, for people. */
export interface Excerpt {
  readonly text: string;
  /** Where the piece begins in the file. */
  readonly fromByte: number;
  readonly sizeBytes: number;
}

/** What a failing case is about. */
export interface Shown {
  readonly input: Excerpt;
  /** Left out where nothing was compared. */
  readonly expected?: Excerpt;
  readonly output: Excerpt;
}

/** Of a case whose output was compared. */
export interface ShownDifference extends Shown {
  readonly expected: Excerpt;
}

const MOST_BYTES = 3000;
const BEFORE_BYTES = 800;
const NEWLINE = 10;
/** A byte order mark stays: an output that begins with one is wrong because of it. */
const DECODER = new TextDecoder("utf-8", { ignoreBOM: true });

/** The beginning of the input, and both outputs from shortly before their first difference. */
export function shown(
  input: Uint8Array,
  expected: Uint8Array | undefined,
  output: Uint8Array,
): Shown {
  if (!expected) return { input: excerpt(input, 0), output: excerpt(output, 0) };
  let same = 0;
  while (same < expected.length && same < output.length && expected[same] === output[same]) same++;
  let from = same > BEFORE_BYTES ? same - BEFORE_BYTES : 0;
  while (from > 0 && from < same && expected[from - 1] !== NEWLINE) from++;
  return {
    input: excerpt(input, 0),
    expected: excerpt(expected, from),
    output: excerpt(output, from),
  };
}

/** Whether a piece is all of its file. */
export function isWhole({ fromByte, sizeBytes }: Excerpt): boolean {
  return fromByte === 0 && sizeBytes <= MOST_BYTES;
}

function excerpt(bytes: Uint8Array, fromByte: number): Excerpt {
  const piece = bytes.subarray(fromByte, fromByte + MOST_BYTES);
  return { text: DECODER.decode(piece), fromByte, sizeBytes: bytes.length };
}
