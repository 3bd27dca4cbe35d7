/**
 * TimeKeeper: the time that a heuristic has, one for all its parts, with a clock that is seldom read.
 *
 * Use     const time = new TimeKeeper(1); // milliseconds from now on
 *         while (!time.isOver()) {} // a step
 *         time.part; time.until(0.5)
 * Time    about 2 ns a step; the clock is read every 2^k steps: k rises from 0 to 8 as long as readings are
 *         less than half a millisecond apart
 * Space   O(1)
 * Limits  a step of many milliseconds ends late by its own time. Wall time: a loaded machine makes fewer steps.
 *         From the start of the process in Node: new TimeKeeper(1800, Date.now, Date.now() - 1000 *
 *         process.uptime()), where one process solves one input
 * Errors  RangeError: a time that is no integer in [0, 10^9], a part outside [0, 1]
 * Source  folklore, own code
 * Tested  time-keeper.test.ts: a clock that the test moves
 */
import { shown } from "../io/shown";

const MOST_TIME_MS = 1e9;
const MOST_STEPS = 256;
const MOST_MS = 0.5;

export class TimeKeeper {
  /** What was over at the last reading, from 0 to 1: the end. It never falls. */
  part = 0;
  /** So many steps may pass before the next reading. */
  every = 0.5;
  private readonly timeMs: number;
  private readonly clock: () => number;
  private readonly begin: number;
  private last: number;
  private left = 0;

  /** `clock` says how many milliseconds it is now, as Date.now does; `begin`: what it said when the time began. */
  constructor(timeMs: number, clock: () => number = Date.now, begin: number = clock()) {
    if (!Number.isInteger(timeMs) || timeMs < 0 || timeMs > MOST_TIME_MS) {
      throw new RangeError(
        `TimeKeeper: timeMs must be an integer in [0, 10^9], got ${shown(timeMs)}`,
      );
    }
    if (!Number.isFinite(begin)) {
      throw new RangeError(`TimeKeeper: begin must be finite, got ${shown(begin)}`);
    }
    this.timeMs = timeMs;
    this.clock = clock;
    this.begin = begin;
    this.last = clock();
  }

  /** For the head of a loop: whether the time is over. Most calls only count. */
  isOver(): boolean {
    return --this.left <= 0 && this.read() === 1;
  }

  /** Reads the clock now; returns `part`. */
  read(): number {
    const now = this.clock();
    if (now - this.last > MOST_MS) this.every = Math.max(1, this.every / 2);
    else if (this.every < MOST_STEPS) this.every *= 2;
    this.last = now;
    const gone = now - this.begin;
    this.part = gone >= this.timeMs ? 1 : Math.max(this.part, gone / this.timeMs);
    this.left = this.part < 1 ? this.every : 0;
    return this.part;
  }

  /** The time from now until this part of all is over, with parts of its own from 0 to 1. */
  until(part: number): TimeKeeper {
    if (!(Number.isFinite(part) && part >= 0 && part <= 1)) {
      throw new RangeError(`TimeKeeper.until: part must be in [0, 1], got ${shown(part)}`);
    }
    const restMs = (part - this.read()) * this.timeMs;
    this.left = 0; // the next isOver reads the clock: others run before it
    return new TimeKeeper(Math.max(0, Math.floor(restMs)), this.clock, this.last);
  }
}
