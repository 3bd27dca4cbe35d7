import type { Bench, Run } from "../../../scripts/bench/bench";
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

interface RandomJs {
  MersenneTwister19937: { seed(seed: number): object };
  Random: new (engine: object) => RandomJsSource;
}

interface RandomJsSource {
  integer(low: number, high: number): number;
}

class OfRandomJs implements Source {
  private readonly random: RandomJsSource;
  constructor(random: RandomJsSource) {
    this.random = random;
  }
  below(sides: number): number {
    return this.random.integer(0, sides - 1);
  }
}

type Seeded = (seed: string) => () => number;
type SeedRandom = { default: Seeded & { xor128: Seeded } };

class OfSeedRandom implements Source {
  private readonly random: () => number;
  constructor(random: () => number) {
    this.random = random;
  }
  below(sides: number): number {
    return Math.floor(this.random() * sides);
  }
}

interface Twister {
  random(): number;
}

class OfTwister implements Source {
  private readonly twister: Twister;
  constructor(twister: Twister) {
    this.twister = twister;
  }
  below(sides: number): number {
    return Math.floor(this.twister.random() * sides);
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
  {
    kind: "function",
    work: "5·10^6 random integers below 1000",
    seed: SEED,
    contenders: [
      { role: "ours", name: "Random.int", prepare: () => draws(() => new OfRandom()) },
      { role: "plain", name: "Math.random (no seed)", prepare: () => draws(() => new OfMath()) },
      {
        role: "peer",
        name: "random-js",
        prepare: ({ MersenneTwister19937, Random: Other }: RandomJs) =>
          draws(() => new OfRandomJs(new Other(MersenneTwister19937.seed(SEED)))),
      },
      {
        role: "peer",
        name: "seedrandom",
        variant: "xor128",
        prepare: ({ default: seedrandom }: SeedRandom) =>
          draws(() => new OfSeedRandom(seedrandom.xor128(String(SEED)))),
      },
      {
        role: "peer",
        name: "alea",
        prepare: ({ default: alea }: { default: (seed: number) => () => number }) =>
          draws(() => new OfSeedRandom(alea(SEED))),
      },
      {
        role: "peer",
        name: "mersenne-twister",
        prepare: ({ default: Twister }: { default: new (seed: number) => Twister }) =>
          draws(() => new OfTwister(new Twister(SEED))),
      },
      {
        role: "peer",
        name: "pure-rand",
        entry: "pure-rand/generator/xoroshiro128plus",
        prepare: ({ xoroshiro128plus }: { xoroshiro128plus: (seed: number) => Words }) =>
          draws(() => new OfWords(xoroshiro128plus(SEED))),
      },
      { role: "cpp", name: "C++, the same generator", source: "sequence/random.cpp" },
    ],
  },
];
