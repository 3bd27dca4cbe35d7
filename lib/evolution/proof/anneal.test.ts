import { describe, expect, it } from "vitest";
import { nextPermutation } from "../../sequence/next-permutation";
import { Random } from "../../sequence/random";
import { type AnnealPlan, anneal } from "../anneal";

/** A tour of random points that changes by the reversal of a part. */
class Tour {
  readonly best: Int32Array;
  readonly order: Int32Array;
  saved = 0;
  private from = 0;
  private to = 0;
  readonly random: Random;
  private readonly lengths: readonly (readonly number[])[];

  constructor(lengths: readonly (readonly number[])[], random: Random) {
    this.lengths = lengths;
    this.random = random;
    this.order = Int32Array.from(lengths, (_, at) => at);
    this.best = this.order.slice();
  }

  static of(n: number, random: Random): Tour {
    const points = Array.from({ length: n }, () => [random.int(0, 99), random.int(0, 99)] as const);
    // Integers, so that sums of differences are exact.
    const lengths = points.map(([x, y]) =>
      points.map(([u, v]) => Math.round(1000 * Math.hypot(x - u, y - v))),
    );
    return new Tour(lengths, random);
  }

  length(order: Int32Array): number {
    let sum = 0;
    for (let at = 0; at < order.length; at++) sum += this.lengths[order[at]!]![order.at(at - 1)!]!;
    return sum;
  }

  /** Draws a part, returns by how much its reversal makes the tour longer. */
  draw(): number {
    const { order, lengths, random } = this;
    this.from = random.int(1, order.length - 1);
    this.to = random.int(this.from, order.length - 1);
    const [a, b] = [order[this.from - 1]!, order[this.from]!];
    const [c, d] = [order[this.to]!, order[(this.to + 1) % order.length]!];
    return lengths[a]![c]! + lengths[b]![d]! - lengths[a]![b]! - lengths[c]![d]!;
  }

  turn(): void {
    this.order.subarray(this.from, this.to + 1).reverse();
  }

  save(): void {
    this.saved++;
    this.best.set(this.order);
  }

  shortest(): number {
    const rest = Int32Array.from({ length: this.order.length - 1 }, (_, at) => at + 1);
    let least = Infinity;
    do least = Math.min(least, this.length(Int32Array.of(0, ...rest)));
    while (nextPermutation(rest));
    return least;
  }
}

/** Both ways: the move is made when it is taken, or made at once and taken back. */
function annealed(tour: Tour, isMadeAtOnce: boolean, about: Partial<AnnealPlan>) {
  return anneal({
    random: tour.random,
    cost: tour.length(tour.order),
    hot: 50_000,
    cold: 100,
    ...(isMadeAtOnce
      ? {
          propose: () => {
            const rise = tour.draw();
            tour.turn();
            return rise;
          },
          reject: () => tour.turn(),
        }
      : { propose: () => tour.draw(), accept: () => tour.turn() }),
    save: () => tour.save(),
    ...about,
  });
}

const flat: AnnealPlan = {
  random: new Random(1),
  cost: 0,
  hot: 1,
  cold: 1,
  propose: () => 1,
};

describe("anneal", () => {
  it("finds the shortest tours of eight points, by both ways the same", () => {
    for (let seed = 1; seed <= 20; seed++) {
      const results = [false, true].map((isMadeAtOnce) => {
        const tour = Tour.of(8, new Random(seed));
        const result = annealed(tour, isMadeAtOnce, { steps: 3000 });
        expect(result.best).toBe(tour.shortest());
        expect(tour.length(tour.best)).toBe(result.best);
        expect(tour.length(tour.order)).toBe(result.cost);
        expect(result.steps).toBe(3000);
        return [result, [...tour.best], tour.saved] as const;
      });
      expect(results[0]![0]).toEqual(results[1]![0]);
      expect(results[0]![2]).toBeLessThanOrEqual(results[1]![2]);
    }
  });

  it("takes a rise of r with probability e^(-r / temperature), a fall always", () => {
    for (const ratio of [0.1, 1, 3]) {
      const plan = { ...flat, hot: 5, cold: 5, steps: 100_000, propose: () => 5 * ratio };
      const share = anneal(plan).accepted / 100_000;
      const deviation = Math.sqrt((Math.exp(-ratio) * (1 - Math.exp(-ratio))) / 100_000);
      expect(Math.abs(share - Math.exp(-ratio))).toBeLessThan(5 * deviation);
    }
    for (const rise of [0, -1]) {
      expect(anneal({ ...flat, steps: 999, propose: () => rise }).accepted).toBe(999);
    }
    for (const rise of [Infinity, 1e9]) {
      expect(anneal({ ...flat, steps: 999, propose: () => rise }).accepted).toBe(0);
    }
  });

  it("cools from hot to cold, or as the plan says", () => {
    const seen: number[] = [];
    const propose = (temperature: number) => seen.push(temperature);
    const plan = { ...flat, hot: 100, cold: 1, steps: 1024, propose };
    anneal(plan);
    expect([seen[0], seen[512], seen.length]).toEqual([100, 10, 1024]);
    expect(seen).toEqual([...seen].sort((a, b) => b - a));
    seen.length = 0;
    anneal({ ...plan, temperature: (part) => 8 * (1 - part) });
    expect([seen[0], seen[512], seen[1023]]).toEqual([8, 4, 2]);
  });

  it("ends by the clock, which it reads seldom where steps are short and often where they are long", () => {
    for (const [stepMs, resolution] of [
      [0.0001, 0],
      [0.001, 1],
      [0.1, 1],
      [3, 1],
      [50, 0],
    ] as const) {
      let [now, readings] = [5e11, 0];
      const clock = () => {
        readings++;
        return resolution === 0 ? now : Math.floor(now);
      };
      const propose = () => {
        now += stepMs;
        return 1;
      };
      const { steps } = anneal({ ...flat, timeMs: 100, clock, propose });
      expect(now - 5e11).toBeGreaterThanOrEqual(99);
      expect(now - 5e11).toBeLessThan(103 + stepMs);
      if (stepMs < 0.01) expect(readings).toBeLessThan(steps / 100);
    }
    // What comes first ends it.
    const clock = () => 0;
    expect(anneal({ ...flat, timeMs: 100, clock, steps: 777 }).steps).toBe(777);
  });

  it("refuses bad plans", () => {
    const refused = (plan: Partial<AnnealPlan>) => expect(() => anneal({ ...flat, ...plan }));
    refused({}).toThrow("anneal: expected timeMs with a clock, or steps");
    refused({ timeMs: 9 }).toThrow("anneal: timeMs must be above 0, with a clock, got 9");
    refused({ timeMs: 0, clock: () => 0 }).toThrow("timeMs must be above 0");
    refused({ steps: 0.5 }).toThrow("anneal: steps must be an integer from 0 on, got 0.5");
    refused({ steps: 1, cost: Number.NaN }).toThrow("anneal: cost must be finite, got NaN");
    refused({ steps: 1, cold: 2 }).toThrow("anneal: expected hot ≥ cold > 0, got 1 and 2");
    refused({ steps: 1, cold: 0 }).toThrow("got 1 and 0");
    refused({ steps: 1, propose: () => Number.NaN }).toThrow("anneal: propose returned NaN");
    expect(anneal({ ...flat, steps: 0 })).toEqual({ best: 0, cost: 0, steps: 0, accepted: 0 });
  });
});
