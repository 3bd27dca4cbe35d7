import type { Bench, Run } from "../scripts/core/bench";
import { Random } from "./random";

const SEED = 1;
const COUNT = 5_000_000;
const SIDES = 1000;

/** Each source has numbers of its own: what must be equal is how many lie in the range. */
function draws(make: () => (sides: number) => number): Run {
  return () => {
    const draw = make();
    let inRange = 0;
    for (let count = 0; count < COUNT; count++) {
      const value = draw(SIDES);
      if (value >= 0 && value < SIDES && value === Math.floor(value)) inRange++;
    }
    return inRange;
  };
}

interface RandomJs {
  MersenneTwister19937: { seed(seed: number): object };
  Random: new (engine: object) => { integer(low: number, high: number): number };
}
type Seeded = (seed: string) => () => number;
type SeedRandom = { default: Seeded & { xor128: Seeded } };

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "5·10^6 random integers below 1000",
    seed: SEED,
    contenders: [
      {
        role: "ours",
        name: "Random.int",
        prepare: () =>
          draws(() => {
            const random = new Random(SEED);
            return (sides) => random.int(0, sides - 1);
          }),
      },
      {
        role: "plain",
        name: "Math.random (no seed)",
        prepare: () => draws(() => (sides) => Math.floor(Math.random() * sides)),
      },
      {
        role: "peer",
        name: "random-js",
        prepare: ({ MersenneTwister19937, Random: Source }: RandomJs) =>
          draws(() => {
            const random = new Source(MersenneTwister19937.seed(SEED));
            return (sides) => random.integer(0, sides - 1);
          }),
      },
      {
        role: "peer",
        name: "seedrandom",
        variant: "xor128",
        prepare: ({ default: seedrandom }: SeedRandom) =>
          draws(() => {
            const random = seedrandom.xor128(String(SEED));
            return (sides) => Math.floor(random() * sides);
          }),
      },
      { role: "cpp", name: "C++, the same generator", source: "random.cpp" },
    ],
  },
];
