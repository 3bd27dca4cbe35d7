import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { generations } from "../../evolution/genetic";
import { Random } from "../../sequence/random";
import { queensPlan } from "../queens-genetic";
import { permutationPlan } from "../queens-permutation";

// Same seed, same run, on every platform: the runs below are held against digests, and the tutorial's
// run also against an implementation of its own, generator included, in arithmetic that no engine
// can round: BigInt. `npm run check:nodes` runs this file under Node 20 to 26, and
// `npx ts-node scripts/bench/host/same-run.ts` compares bundles under every judge's runtime.
const MASK = 0xffffffffn;

class NaiveRandom {
  private state: [bigint, bigint, bigint, bigint];

  constructor(seed: bigint) {
    const mix = (word: bigint) => {
      let x = (word + 0x9e3779b9n) & MASK;
      x = ((x ^ (x >> 16n)) * 0x21f0aaadn) & MASK;
      x = ((x ^ (x >> 15n)) * 0x735a2d97n) & MASK;
      return x ^ (x >> 15n);
    };
    const a = mix(seed & MASK);
    const b = mix(((seed >> 32n) & MASK) ^ a);
    this.state = [a, b, mix(a ^ b), 1n];
    for (let round = 0; round < 12; round++) this.word();
  }

  word(): bigint {
    const [a, b, c, counter] = this.state;
    const sum = (a + b + counter) & MASK;
    const turned = ((c << 21n) | (c >> 11n)) & MASK;
    this.state = [b ^ (b >> 9n), (c + (c << 3n)) & MASK, (turned + sum) & MASK, counter + 1n];
    return sum;
  }

  /** Uniform in 0 … count-1: words past the last whole multiple are thrown away. */
  below(count: number): number {
    const end = 2n ** 32n - (2n ** 32n % BigInt(count));
    let value = this.word();
    while (value >= end) value = this.word();
    return Number(value % BigInt(count));
  }

  /** Whether a number in [0, 1) of 53 bits lies below the probability, as an exact fraction. */
  happens(numerator: bigint, denominator: bigint): boolean {
    const bits = ((this.word() >> 5n) << 26n) | (this.word() >> 6n);
    return bits * denominator < numerator << 53n;
  }
}

/** The tutorial, step by step, boards as lists of the rows 0 … n-1; 5 of 100 children mutate. */
function tutorial(n: number, size: number, threshold: number, seed: number, last: number) {
  const random = new NaiveRandom(BigInt(seed));
  const fresh = () =>
    Array.from({ length: size }, () => Array.from({ length: n }, () => random.below(n)));
  const fitness = (board: number[]) => {
    let conflicts = 0;
    for (let i = 0; i < n; i++) {
      for (let j = i + 1; j < n; j++)
        if (board[i] === board[j] || Math.abs(board[i]! - board[j]!) === j - i) conflicts++;
    }
    return (n * (n - 1)) / 2 - conflicts;
  };
  const seen = [fresh()];
  while (seen.length <= last && !seen.at(-1)!.some((b) => fitness(b) === (n * (n - 1)) / 2)) {
    const alive = seen.at(-1)!.filter((board) => fitness(board) >= threshold);
    if (alive.length < 2) {
      seen.push(fresh());
      continue;
    }
    for (let end = alive.length - 1; end > 0; end--) {
      const other = random.below(end + 1);
      [alive[end], alive[other]] = [alive[other]!, alive[end]!];
    }
    const children: number[][] = [];
    for (let couple = 0; couple + 1 < alive.length; couple += 2) {
      const [a, b] = [alive[couple]!, alive[couple + 1]!];
      const cut = random.below(n);
      for (const child of [
        [...a.slice(0, cut), ...b.slice(cut)],
        [...b.slice(0, cut), ...a.slice(cut)],
      ]) {
        if (random.happens(5n, 100n)) {
          const column = random.below(n);
          child[column] = random.below(n);
        }
        children.push(child);
      }
    }
    seen.push(children);
  }
  return seen;
}

function digest(boards: Iterable<ArrayLike<number>>): string {
  const hash = createHash("sha256");
  for (const board of boards) hash.update(`${Array.from(board).join(" ")}\n`);
  return hash.digest("hex").slice(0, 16);
}

function textbookRun(n: number, threshold: number | "adaptive", seed: number, last: number) {
  const random = new Random(seed);
  const [population, mutation] = threshold === "adaptive" ? [100, 0.9] : [10, 0.05];
  const plan = queensPlan(n, { population, threshold, mutation, maxGenerations: last, random });
  return [...generations(plan)].map(({ population }) => population.map((rows) => [...rows]));
}

it.each([
  [8, 20, 1, "32f4417910339915"],
  [8, 15, 2, "e0be0645d32f546e"],
  [6, 15, 3, "0e3c7ae8aa4c9320"],
  [12, 55, -5, "e4e753dc6817482d"],
])("the tutorial's: n = %i, threshold %i, seed %i", (n, threshold, seed, recorded) => {
  const run = textbookRun(n, threshold, seed, 400);
  expect(run).toEqual(tutorial(n, 10, threshold, seed, 400));
  expect(digest(run.flat())).toBe(recorded);
});

it("adaptive, permutations by PMX and OX, memetic", () => {
  const permutations = (n: number, memetic: boolean, crossover: "pmx" | "ox") => {
    const [population, elite] = memetic ? [4, 2] : [60, 18];
    const random = new Random(7);
    const own = { population, elite, crossover, memetic, random };
    const plan = permutationPlan(n, { ...own, rounds: 3, mutation: 0.9, maxGenerations: 200 });
    // Boards are used again, so each generation is digested when it is there.
    let all = "";
    for (const { population } of generations(plan)) all += digest(population);
    return createHash("sha256").update(all).digest("hex").slice(0, 16);
  };
  expect({
    adaptive: digest(textbookRun(20, "adaptive", 7, 200).flat()),
    pmx: permutations(50, false, "pmx"),
    ox: permutations(20, false, "ox"),
    memetic: permutations(300, true, "pmx"),
  }).toEqual({
    adaptive: "a4bcba988ac82b31",
    pmx: "ed774a4338c9d49e",
    ox: "4b1673739d5002c2",
    memetic: "e5ab2c21001fceda",
  });
});
