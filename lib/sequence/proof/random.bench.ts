import type { Bench, Run } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours, peer, plain } from "../../../scripts/bench/contenders";
import { Random } from "../random";

const SEED = 1;

interface Source {
  /** Uniform in [0, sides). */
  below(sides: number): number;
}

/** Each source has numbers of its own: what must be equal is how many lie in the range. */
function draws(make: () => Source): Run {
  return (keep) => {
    const source = make();
    keep(source);
    let inRange = 0;
    // Literals, as in C++: a compiler that knows the divisor multiplies instead.
    for (let count = 0; count < 5_000_000; count++) {
      const value = source.below(1000);
      if (value >= 0 && value < 1000 && value === Math.floor(value)) inRange++;
    }
    return inRange;
  };
}

class OfRandom implements Source {
  private readonly random = new Random(SEED);
  below(sides: number): number {
    return this.random.int(0, sides - 1);
  }
}

class OfMath implements Source {
  below(sides: number): number {
    return Math.floor(Math.random() * sides);
  }
}

/** Gives signed words of 32 bits. */
interface Words {
  next(): number;
}

class OfWords implements Source {
  private readonly words: Words;
  constructor(words: Words) {
    this.words = words;
  }
  below(sides: number): number {
    return Math.floor(((this.words.next() >>> 0) / 2 ** 32) * sides);
  }
}

export const benches: readonly Bench[] = [
  functionBench({ work: "5·10^6 random integers below 1000", seed: SEED }, [
    ours("Random.int", () => draws(() => new OfRandom())),
    plain("Math.random (no seed)", () => draws(() => new OfMath())),
    peer(
      "pure-rand",
      ({ xoroshiro128plus }: { xoroshiro128plus: (seed: number) => Words }) =>
        draws(() => new OfWords(xoroshiro128plus(SEED))),
      { entry: "pure-rand/generator/xoroshiro128plus" },
    ),
    cpp("C++, the same generator", "sequence/random.cpp"),
  ]),
];
