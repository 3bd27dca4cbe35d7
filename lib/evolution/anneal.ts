/**
 * anneal: simulated annealing, a loop that draws a move, takes it if the cost falls, and at times if it
 * rises: the less often, the colder it is.
 *
 * Use     const { best, cost } = anneal({ random, cost: 9, hot: 4, cold: 0.1,
 *           time: new TimeKeeper(5), // or steps: 1000
 *           propose: () => random.int(-2, 3), // draws a move: by how much would the cost rise?
 *           accept: () => {}, save: () => {} }) // makes the move; keeps a copy of the best state
 * Time    about 10 ns a step beyond those of the plan
 * Space   128 kB: a table of logarithms takes the place of e^x; a step allocates nothing
 * Limits  costs are least at best: negate what shall be large. Chance comes from plan.random alone: same
 *         seed and steps, or the same readings of the clock, same run. `cost` is a sum of differences: of
 *         integers it is exact. No move above 10.4 temperatures is taken
 * Errors  RangeError: neither a time nor steps, bad temperatures, a difference that is no number
 * Source  S. Kirkpatrick, C. D. Gelatt, M. P. Vecchi, Science 220 (1983), 671-680; own code
 * Tested  anneal.test.ts: least cost against all states, the share of moves that it takes, both ways to
 *         take moves back, a clock, the distribution of the limits
 */
import { shown } from "../io/shown";
import type { Random } from "../sequence/random";
import type { TimeKeeper } from "./time-keeper";

/**
 * Either `propose` only computes and `accept` makes the move, or `propose` makes it and `reject` undoes
 * it or copies the old state back. The first is faster where most moves are refused, as they are in the end.
 */
export interface AnnealPlan {
  readonly random: Random;
  /** That of the first state. */
  readonly cost: number;
  /** The first and the last temperature, both above 0: a move that costs so much more is taken at 37 %. */
  readonly hot: number;
  readonly cold: number;
  /** The end by the clock, by the number of steps, or by what comes first. It cools in the time that is left. */
  readonly time?: TimeKeeper;
  readonly steps?: number;
  /** The temperature when this part of [0, 1) is over; hot · (cold / hot)^part by default. */
  temperature?(part: number): number;
  /**
   * Draws a move; returns by how much the cost rises. Infinity: the move is not allowed. One that costs more
   * than `most` will be refused, so that its cost need not be computed to the end.
   */
  propose(temperature: number, most: number): number;
  /** The move is taken. */
  accept?(): void;
  /** The move is refused. Without `reject` the plan says that `propose` leaves the state as it was. */
  reject?(): void;
  /**
   * Keeps a copy of the state, the best one so far. With `reject` it is called after every such move; without,
   * only before the next worse move, or at the end: seldom.
   */
  save?(): void;
}

export interface Annealed {
  /** The least cost of all states. */
  readonly best: number;
  /** The last state's. */
  readonly cost: number;
  readonly steps: number;
  readonly accepted: number;
}

export function anneal(plan: AnnealPlan): Annealed {
  checkPlan(plan);
  const { random, hot, cold, steps = Infinity } = plan;
  const time = plan.time?.until(1);
  const isMadeBefore = plan.reject !== undefined;
  logs ??= Float64Array.from({ length: LOGS }, (_, at) => -Math.log((at + 0.5) / LOGS));
  const table = logs;
  let { cost } = plan;
  let [best, accepted, step] = [cost, 0, 0];
  let isUnsaved = false;
  for (;;) {
    const part = Math.max(step / steps, time?.read() ?? 0);
    if (!(part < 1)) break;
    const temperature = plan.temperature?.(part) ?? hot * (cold / hot) ** part;
    const end = Math.min(step + (time?.every ?? MOST_STEPS), steps);
    for (; step < end; step++) {
      const most = temperature * table[random.uint32() >>> LOG_SHIFT]!;
      const rise = plan.propose(temperature, most);
      if (rise <= most) {
        if (isUnsaved && rise > 0) {
          plan.save?.();
          isUnsaved = false;
        }
        plan.accept?.();
        cost += rise;
        accepted++;
        if (cost < best) {
          best = cost;
          if (isMadeBefore) plan.save?.();
          else isUnsaved = true;
        }
      } else if (rise > most) {
        plan.reject?.();
      } else {
        throw new RangeError(
          `anneal: propose must return by how much the cost rises, got ${shown(rise)}`,
        );
      }
    }
  }
  if (isUnsaved) plan.save?.();
  return { best, cost, steps: step, accepted };
}

const MOST_STEPS = 256;

/** -log u at the middles of equal parts of [0, 1): u < e^(-rise / temperature) is rise < -log u · temperature. */
let logs: Float64Array | undefined;
const LOGS = 2 ** 14;
const LOG_SHIFT = 32 - 14;

function checkPlan({ cost, hot, cold, time, steps }: AnnealPlan): void {
  if (!Number.isFinite(cost)) {
    throw new RangeError(`anneal: cost must be finite, got ${shown(cost)}`);
  }
  if (!(cold > 0 && hot >= cold && hot < Infinity)) {
    throw new RangeError(`anneal: expected hot ≥ cold > 0, got ${shown(hot)} and ${shown(cold)}`);
  }
  if (time === undefined && steps === undefined) {
    throw new RangeError("anneal: expected a time or steps");
  }
  if (steps !== undefined && !(Number.isSafeInteger(steps) && steps >= 0)) {
    throw new RangeError(`anneal: steps must be an integer from 0 on, got ${shown(steps)}`);
  }
}
