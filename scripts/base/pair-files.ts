export interface FilePair {
  /** The part that both paths share: a name for the case. */
  readonly key: string;
  readonly input: string;
  readonly output: string;
}

export interface Pairing {
  readonly pairs: readonly FilePair[];
  /** Inputs without an output and outputs without an input. */
  readonly unpaired: readonly string[];
}

type Side = "input" | "output";

const SIDES: Record<string, Side> = {
  in: "input",
  inp: "input",
  input: "input",
  inputs: "input",
  out: "output",
  ans: "output",
  ok: "output",
  output: "output",
  outputs: "output",
  answer: "output",
  answers: "output",
};

/**
 * Finds inputs and their outputs: 1.in 1.out, 1.in.txt 1.ans.txt, input00.txt output00.txt,
 * input/1.txt output/1.txt, in1 out1, sample.input sample.output. Anything else is no case.
 */
export function pairFiles(paths: readonly string[]): Pairing {
  const byKey = new Map<string, Partial<Record<Side, string>>>();
  const unpaired: string[] = [];
  for (const path of [...paths].sort(inOrder)) {
    const place = sideOf(path);
    if (!place) continue;
    const pair = byKey.get(place.key) ?? {};
    byKey.set(place.key, pair);
    if (pair[place.side] === undefined) pair[place.side] = path;
    else unpaired.push(path);
  }
  const pairs: FilePair[] = [];
  for (const [key, { input, output }] of byKey) {
    if (input !== undefined && output !== undefined) pairs.push({ key, input, output });
    else unpaired.push((input ?? output)!);
  }
  return { pairs, unpaired: unpaired.sort(inOrder) };
}

function sideOf(path: string): { side: Side; key: string } | undefined {
  const folders = path.split("/");
  const file = folders.pop()!.replace(/\.txt$/i, "");
  // A name in a zip may hold a newline.
  const [, stem, ending] = /^(.+)\.([a-z]+)$/is.exec(file) ?? [];
  const [, start, rest] = /^(in|input|out|output|ans|answer)[._-]?(\d\w*)$/i.exec(file) ?? [];
  const byEnding = ending === undefined ? undefined : SIDES[ending.toLowerCase()];
  const byStart = start === undefined ? undefined : SIDES[start.toLowerCase()];
  const at = folders.findLastIndex((folder) => SIDES[folder.toLowerCase()] !== undefined);
  const side = byEnding ?? byStart ?? (at < 0 ? undefined : SIDES[folders[at]!.toLowerCase()]);
  // In a folder input/ or output/ every file counts, elsewhere only files named like inputs and outputs.
  if (side === undefined) return undefined;
  if (at >= 0) folders.splice(at, 1);
  const name = byEnding ? numbered(stem!) : (rest ?? file.replace(/\.[a-z]+$/i, ""));
  return { side, key: [...folders, name].join("/") };
}

/** input/input00.in and output/output00.out are one pair. */
function numbered(stem: string): string {
  return /^(?:in|input|out|output)[._-]?(\d\w*)$/i.exec(stem)?.[1] ?? stem;
}

/** By name, numbers by value: 2 before 10. */
function inOrder(a: string, b: string): number {
  return a.localeCompare(b, "en", { numeric: true });
}
