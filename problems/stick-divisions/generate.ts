import fc from "fast-check";
import { numberLines } from "../../lib/io/number-lines";
import type { Random } from "../../lib/sequence/random";
import type { Generators } from "../../scripts/problem/generator";
import { bounds } from "./problem";

const { maxSticks, maxLength } = bounds;

const FEW = 9;
const LONG = Math.floor(maxLength / FEW);

export const rounds = 60;

/** Small valid inputs that shrink, for stress runs and tests; many long sticks cost more than 2^31. */
export const small: fc.Arbitrary<Uint8Array> = fc
  .oneof(sticks(1, 12), sticks(LONG - 12, LONG))
  .map(write);

export const generators: Generators = {
  random: (random) => write(parts(random, 1000, 1_000_000)),
  /** Each length is the sum of the two before it, so every cut takes off one stick. */
  fibonacci: () => {
    const lengths = [1, 1];
    while (lengths.length < 42) lengths.push(lengths.at(-1)! + lengths.at(-2)!);
    return write(lengths);
  },
  equal: () => write(new Array<number>(maxSticks).fill(maxLength / maxSticks)),
  large: (random) => write(parts(random, maxSticks, maxLength)),
};

function sticks(min: number, max: number): fc.Arbitrary<number[]> {
  return fc.array(fc.integer({ min, max }), { minLength: 1, maxLength: FEW });
}

/** A stick of length x cut at random places into n parts. */
function parts(random: Random, n: number, x: number): number[] {
  const places = new Set<number>([x]);
  while (places.size < n) places.add(random.int(1, x - 1));
  const sorted = Float64Array.from(places).sort();
  return Array.from(sorted, (place, at) => place - (sorted[at - 1] ?? 0));
}

function write(lengths: readonly number[]): Uint8Array {
  const x = lengths.reduce((sum, length) => sum + length, 0);
  return numberLines([[x, lengths.length], lengths]);
}
