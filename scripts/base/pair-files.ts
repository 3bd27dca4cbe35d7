import {
  isAside,
  isPackedHalf,
  looseSideOf,
  numberKey,
  type Side,
  sideOf,
  twinOf,
  unnamedKey,
} from "./case-sides";

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

interface Place {
  readonly side: Side;
  readonly key: string;
}

/**
 * Finds inputs and their outputs: 1.in 1.out, input00.txt output00.txt, in1 out1; then of the rest a side
 * anywhere in the name: task.in.1, 1/input.txt, sample_in_1.txt, x.i1, 01 and 01.a; then, where they pair one to
 * one, a side and the same numbers, names that are equal but for the side, and numbers beside an answer. With `isStrict`, as packages have it, the first alone. Anything else is
 * no case.
 */
export function pairFiles(paths: readonly string[], isStrict = false): Pairing {
  const sorted = paths.filter((path) => !isAside(path)).sort(inOrder);
  const pairs: FilePair[] = [];
  const halves = new Set<string>();
  let left: readonly string[] = sorted;
  const round = (placeOf: (path: string) => Place | undefined, isOneToOne: boolean) => {
    const roundPairs = paired(left, placeOf, isOneToOne);
    pairs.push(...roundPairs);
    const done = new Set(roundPairs.flatMap(({ input, output }) => [input, output]));
    for (const path of done) halves.delete(path);
    left = left.filter((path) => !done.has(path));
  };
  round(sideOf, false);
  for (const path of left) if (sideOf(path)) halves.add(path);
  if (!isStrict) {
    round(looseSideOf, false);
    for (const path of left) if (/\d/.test(path) && looseSideOf(path)?.isNamed) halves.add(path);
    round(numberKey, true);
    round(twinOf(new Set(left)), true);
    round(unnamedKey, true);
    for (const path of left) if (isPackedHalf(path)) halves.add(path);
  }
  return {
    pairs: pairs.sort((a, b) => inOrder(a.input, b.input)),
    unpaired: [...halves].sort(inOrder),
  };
}

function paired(
  paths: readonly string[],
  placeOf: (path: string) => Place | undefined,
  isOneToOne: boolean,
): FilePair[] {
  const byKey = new Map<string, Record<Side, string[]>>();
  for (const path of paths) {
    const place = placeOf(path);
    if (!place) continue;
    const sides = byKey.get(place.key) ?? { input: [], output: [] };
    byKey.set(place.key, sides);
    sides[place.side].push(path);
  }
  return [...byKey].flatMap(([key, { input, output }]) => {
    if (input[0] === undefined || output[0] === undefined) return [];
    if (isOneToOne && (input.length > 1 || output.length > 1)) return [];
    return { key, input: input[0], output: output[0] };
  });
}

/** By name, numbers by value: 2 before 10. */
function inOrder(a: string, b: string): number {
  return a.localeCompare(b, "en", { numeric: true });
}
