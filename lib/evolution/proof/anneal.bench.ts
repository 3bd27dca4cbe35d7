import type { Bench, Run } from "../../../scripts/bench/bench";
import { functionBench, ours, plain } from "../../../scripts/bench/contenders";
import { Random } from "../../sequence/random";
import { anneal } from "../anneal";

const CITIES = 1000;
const STEPS = 2_000_000;
const HOT = 3e4;
const COLD = 300;
const SEED = 1;

/** A tour that changes by the reversal of at most 50 of its points. */
class Tour {
  readonly random = new Random(SEED);
  private readonly x: Float64Array;
  private readonly y: Float64Array;
  private readonly order = Int32Array.from({ length: CITIES }, (_, at) => at);
  private from = 0;
  private to = 0;

  constructor() {
    this.x = Float64Array.from(this.order, () => this.random.int(0, 1e6));
    this.y = Float64Array.from(this.order, () => this.random.int(0, 1e6));
  }

  draw(): number {
    const { order, random } = this;
    this.from = 1 + (random.uint32() % (CITIES - 51));
    this.to = this.from + (random.uint32() % 50);
    const [a, b, c, d] = [this.from - 1, this.from, this.to, this.to + 1];
    return (
      this.far(order[a]!, order[c]!) +
      this.far(order[b]!, order[d]!) -
      this.far(order[a]!, order[b]!) -
      this.far(order[c]!, order[d]!)
    );
  }

  turn(): void {
    const { order } = this;
    for (let i = this.from, j = this.to; i < j; i++, j--) {
      const city = order[i]!;
      order[i] = order[j]!;
      order[j] = city;
    }
  }

  private far(i: number, j: number): number {
    const [dx, dy] = [this.x[i]! - this.x[j]!, this.y[i]! - this.y[j]!];
    return Math.round(Math.sqrt(dx * dx + dy * dy));
  }
}

/** The loop as contestants write it, for one tour; the same draws of the same numbers. */
function byHand(tour: Tour): number {
  let [cost, best, temperature] = [0, 0, HOT];
  const start = Date.now();
  for (let step = 0; step < STEPS; step++) {
    if ((step & 255) === 0) {
      if (Date.now() - start > 60_000) break;
      temperature = HOT * (COLD / HOT) ** (step / STEPS);
    }
    const rise = tour.draw();
    const ratio = rise / temperature;
    if (rise <= 0 || (ratio < 23 && tour.random.uint32() < Math.exp(-ratio) * 2 ** 32)) {
      tour.turn();
      cost += rise;
      best = Math.min(best, cost);
    }
  }
  return best;
}

const byModule = (tour: Tour) =>
  anneal({
    random: tour.random,
    cost: 0,
    hot: HOT,
    cold: COLD,
    steps: STEPS,
    propose: () => tour.draw(),
    accept: () => tour.turn(),
  }).best;

const run = (search: (tour: Tour) => number): Run => {
  const tour = new Tour();
  return () => search(tour);
};

export const benches: readonly Bench[] = [
  functionBench({ work: "2·10^6 steps on a tour of 1,000 points", seed: SEED }, [
    ours("anneal", () => run(byModule)),
    plain("a loop by hand", () => run(byHand)),
  ]),
];
