import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { type AnnealPlan, anneal } from "../anneal";
import { TimeKeeper } from "../time-keeper";

/** Weights on two sides of a scale; a move brings one or two of them to the other side. Cost: the difference. */
class Scale {
  readonly side = new Int8Array(12).fill(1);
  readonly best = this.side.slice();
  readonly weights: readonly number[];
  saved = 0;
  private readonly random: Random;
  private moved: readonly number[] = [];

  constructor(random: Random) {
    this.random = random;
    this.weights = Array.from(this.side, () => random.int(1, 99));
  }

  cost(side: ArrayLike<number> = this.side): number {
    return Math.abs(this.weights.reduce((sum, weight, at) => sum + weight * side[at]!, 0));
  }

  draw(): number {
    this.moved = [...new Set([this.random.int(0, 11), this.random.int(0, 11)])];
    const before = this.cost();
    this.turn();
    const rise = this.cost() - before;
    this.turn();
    return rise;
  }

  turn(): void {
    for (const at of this.moved) this.side[at]! *= -1;
  }

  least(): number {
    const sides = Array.from({ length: 2 ** 12 }, (_, mask) =>
      Array.from(this.side, (_, at) => ((mask >> at) & 1) * 2 - 1),
    );
    return Math.min(...sides.map((side) => this.cost(side)));
  }
}

/** Both ways: the move is made when it is taken, or made at once and taken back. */
function annealed(scale: Scale, random: Random, isMadeAtOnce: boolean) {
  const draw = () => {
    const rise = scale.draw();
    if (isMadeAtOnce) scale.turn();
    return rise;
  };
  const turn = () => scale.turn();
  return anneal({
    random,
    cost: scale.cost(),
    hot: 100,
    cold: 1,
    steps: 5000,
    propose: draw,
    ...(isMadeAtOnce ? { reject: turn } : { accept: turn }),
    save: () => {
      scale.saved++;
      scale.best.set(scale.side);
    },
  });
}

const flat: AnnealPlan = {
  random: new Random(1),
  cost: 0,
  hot: 1,
  cold: 1,
  propose: () => 1,
};

it("finds the least difference of all, by both ways the same", () => {
  for (let seed = 1; seed <= 10; seed++) {
    const results = [false, true].map((isMadeAtOnce) => {
      const random = new Random(seed);
      const scale = new Scale(random);
      const result = annealed(scale, random, isMadeAtOnce);
      expect([result.best, result.steps]).toEqual([scale.least(), 5000]);
      expect([scale.cost(scale.best), scale.cost()]).toEqual([result.best, result.cost]);
      return { result, saved: scale.saved };
    });
    expect(results[0]!.result).toEqual(results[1]!.result);
    expect(results[0]!.saved).toBeLessThanOrEqual(results[1]!.saved);
  }
});

it("takes a rise of r with probability e^(-r / temperature), a fall always", () => {
  for (const ratio of [0.1, 1, 3]) {
    const plan = { ...flat, hot: 5, cold: 5, steps: 100_000, propose: () => 5 * ratio };
    const share = anneal(plan).accepted / 100_000;
    const deviation = Math.sqrt((Math.exp(-ratio) * (1 - Math.exp(-ratio))) / 100_000);
    expect(Math.abs(share - Math.exp(-ratio))).toBeLessThan(5 * deviation);
  }
  for (const rise of [0, -1])
    expect(anneal({ ...flat, steps: 999, propose: () => rise }).accepted).toBe(999);
  for (const rise of [Infinity, 1e9])
    expect(anneal({ ...flat, steps: 999, propose: () => rise }).accepted).toBe(0);
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

it("ends by the time or the steps, what comes first, and cools in the time that is left", () => {
  let now = 0;
  const time = new TimeKeeper(100, () => now);
  now = 50;
  const seen: number[] = [];
  const propose = (temperature: number) => {
    now += 0.25;
    return seen.push(temperature);
  };
  const { steps } = anneal({ ...flat, hot: 100, time, propose });
  expect([Math.abs(steps - 200) < 3, seen[0], Math.round(seen[100]!)]).toEqual([true, 100, 10]);
  expect(anneal({ ...flat, time }).steps).toBe(0);
  expect(anneal({ ...flat, time: new TimeKeeper(9, () => 0), steps: 777 }).steps).toBe(777);
});

it("says before a move up to which rise it is taken: -log u, by the exponential distribution", () => {
  const limits: number[] = [];
  let taken = 0;
  const propose = (_: number, most: number) => {
    limits.push(most / 5);
    return [most, most * 1.001][limits.length % 2]!;
  };
  anneal({ ...flat, hot: 5, cold: 5, steps: 20_000, propose, accept: () => taken++ });
  expect(taken).toBe(10_000);
  limits.sort((a, b) => a - b);
  for (const part of [0.01, 0.1, 0.5, 0.9, 0.99]) {
    const below = limits.filter((limit) => limit < -Math.log(1 - part)).length / 20_000;
    expect(Math.abs(below - part)).toBeLessThan(5 * Math.sqrt((part * (1 - part)) / 20_000));
  }
  const places = limits.map((limit) => Math.exp(-limit) * 2 ** 14 - 0.5);
  expect(places.filter((place) => Math.abs(place - Math.round(place)) > 1e-9)).toEqual([]);
});

it("refuses bad plans", () => {
  const refused = (plan: Partial<AnnealPlan>) => expect(() => anneal({ ...flat, ...plan }));
  refused({}).toThrow("anneal: expected a time or steps");
  refused({ steps: 0.5 }).toThrow("anneal: steps must be an integer from 0 on, got 0.5");
  refused({ steps: 1, cost: Number.NaN }).toThrow("anneal: cost must be finite, got NaN");
  refused({ steps: 1, cold: 2 }).toThrow("anneal: expected hot ≥ cold > 0, got 1 and 2");
  refused({ steps: 1, cold: 0 }).toThrow("got 1 and 0");
  for (const rise of [Number.NaN, undefined as unknown as number]) {
    refused({ steps: 1, propose: () => rise }).toThrow(
      `anneal: propose must return by how much the cost rises, got ${rise}`,
    );
  }
  expect(anneal({ ...flat, steps: 0 })).toEqual({ best: 0, cost: 0, steps: 0, accepted: 0 });
});
