/**
 * anneal: simulated annealing, a loop that draws a move, takes it if the cost falls, and at times if it
 * rises: the less often, the colder it is.
 *
 * Use     const { best, cost } = anneal({ random, cost: 9, hot: 4, cold: 0.1,
 *           timeMs: 5, clock: Date.now, // or steps: 1000
 *           propose: () => random.int(-2, 3), // draws a move: by how much would the cost rise?
 *           accept: () => {}, save: () => {} }) // makes the move; keeps a copy of the best state
 * Time    about 10 ns a step beyond those of the plan; the clock is read every 2^k steps: k rises from 0
 *         to 8 as long as readings are less than half a millisecond apart
 * Space   none: the state is the plan's, a step allocates nothing
 * Limits  costs are least at best: negate what shall be large. Chance comes from plan.random alone: same
 *         seed and steps, or the same readings of the clock, same run. `cost` is a sum of differences: of
 *         integers it is exact
 * Errors  RangeError: neither a time nor steps, a time without a clock, bad temperatures, a difference that is no number
 * Source  S. Kirkpatrick, C. D. Gelatt, M. P. Vecchi, Science 220 (1983), 671-680; own code
 * Tested  anneal.test.ts: least cost against all states, the share of moves that it takes, both ways to
 *         take moves back, a clock
 */
import { shown } from "../io/shown";
import type { Random } from "../sequence/random";

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
  /** The end by the clock, by the number of steps, or by what comes first. */
  readonly timeMs?: number;
  /** Milliseconds now, such as Date.now; timeMs needs it. */
  readonly clock?: () => number;
  readonly steps?: number;
  /** The temperature when this part of [0, 1) is over; hot · (cold / hot)^part by default. */
  temperature?(part: number): number;
  /** Draws a move; returns by how much the cost rises. Infinity: the move is not allowed. */
  propose(temperature: number): number;
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
  const { random, hot, cold, steps = Infinity, timeMs = Infinity } = plan;
  const isTimed = timeMs < Infinity;
  const now = plan.clock ?? (() => 0);
  const isMadeBefore = plan.reject !== undefined;
  const begin = now();
  let { cost } = plan;
  let [best, accepted, step, every, last] = [cost, 0, 0, isTimed ? 0.5 : MOST_STEPS, begin];
  let isUnsaved = false;
  for (;;) {
    const time = isTimed ? now() : begin;
    const part = Math.max(step / steps, (time - begin) / timeMs);
    if (!(part < 1)) break;
    if (time - last > MOST_MS) every = Math.max(1, every / 2);
    else if (every < MOST_STEPS) every *= 2;
    last = time;
    const temperature = plan.temperature?.(part) ?? hot * (cold / hot) ** part;
    for (const end = Math.min(step + every, steps); step < end; step++) {
      const rise = plan.propose(temperature);
      if (rise <= 0 || isTaken(rise, temperature, random)) {
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
      } else {
        plan.reject?.();
      }
    }
  }
  if (isUnsaved) plan.save?.();
  return { best, cost, steps: step, accepted };
}

/** With probability e^(-rise / temperature). */
function isTaken(rise: number, temperature: number, random: Random): boolean {
  const ratio = rise / temperature;
  if (!(ratio >= 0)) {
    throw new RangeError(
      `anneal: propose must return by how much the cost rises, got ${shown(rise)}`,
    );
  }
  // Beyond 23 it is below the step of 2^-32 that is drawn, and needs no drawing.
  return ratio < 23 && random.uint32() < Math.exp(-ratio) * 2 ** 32;
}

const MOST_STEPS = 256;
const MOST_MS = 0.5;

function checkPlan({ cost, hot, cold, timeMs, clock, steps }: AnnealPlan): void {
  if (!Number.isFinite(cost)) {
    throw new RangeError(`anneal: cost must be finite, got ${shown(cost)}`);
  }
  if (!(cold > 0 && hot >= cold && hot < Infinity)) {
    throw new RangeError(`anneal: expected hot ≥ cold > 0, got ${shown(hot)} and ${shown(cold)}`);
  }
  if (timeMs === undefined && steps === undefined) {
    throw new RangeError("anneal: expected timeMs with a clock, or steps");
  }
  if (timeMs !== undefined && !(timeMs > 0 && timeMs < Infinity)) {
    throw new RangeError(`anneal: timeMs must be above 0, got ${shown(timeMs)}`);
  }
  if (timeMs !== undefined && clock === undefined) {
    throw new RangeError("anneal: timeMs needs a clock: Date.now");
  }
  if (steps !== undefined && !(Number.isSafeInteger(steps) && steps >= 0)) {
    throw new RangeError(`anneal: steps must be an integer from 0 on, got ${shown(steps)}`);
  }
}
