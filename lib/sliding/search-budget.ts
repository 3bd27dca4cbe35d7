/**
 * SearchBudget: the limits of a search in states, bytes and time, and the account of what it spent.
 *
 * Use     const budget = new SearchBudget({ maxStates: 1000, maxMs: 100 }); budget.allows(1, 100)
 * Time    O(1) a step; the clock is read every 1024 steps
 * Space   O(1)
 * Limits  every limit may be left out; a limit of time needs a clock, since a pure module has none
 * Errors  none: a search that exceeds a limit stops and returns which
 * Source  own code
 * Tested  search-budget.test.ts, and with every search that uses it
 */
export interface SearchLimits {
  readonly maxStates?: number;
  readonly maxBytes?: number;
  /** Needs `clock`. */
  readonly maxMs?: number;
  /** Milliseconds now, such as performance.now; without it `ms` of a result is 0. */
  readonly clock?: () => number;
  /** Longest path that depth-first searches try. */
  readonly maxDepth?: number;
}

/** Why there is no solution: the limit that was reached, or all states were seen. */
export type Stopped = "states" | "bytes" | "time" | "depth" | "exhausted";

export interface SearchResult {
  /** Codes of the blank's moves (0 … 3 for U D L R); undefined: not reached. */
  readonly moves: Uint8Array | undefined;
  readonly stopped: Stopped | undefined;
  /** How many nodes were expanded. */
  readonly expanded: number;
  /** How many nodes were generated: the start and all children, known ones too. */
  readonly generated: number;
  /** Distinct states kept (for searches without memory: the longest path). */
  readonly states: number;
  readonly peakFrontier: number;
  readonly bytes: number;
  readonly ms: number;
}

/** How every search is called; the goal is 1 2 3 … with the blank last. */
export type SlidingSearch = (start: Uint8Array, limits?: SearchLimits) => SearchResult;

const NONE = Number.POSITIVE_INFINITY;

export class SearchBudget {
  expanded = 0;
  generated = 1;
  peakFrontier = 1;
  stopped: Stopped | undefined;
  readonly limits: SearchLimits;
  private readonly began: number;
  private untilClock = 1024;

  constructor(limits: SearchLimits) {
    this.limits = limits;
    this.began = this.now();
  }

  /** False, for good, when the states or bytes held or the time are over their limits. */
  allows(states: number, bytes: number): boolean {
    const { maxStates = NONE, maxBytes = NONE, maxMs = NONE } = this.limits;
    if (states > maxStates) this.stopped = "states";
    else if (bytes > maxBytes) this.stopped = "bytes";
    else if (--this.untilClock === 0) {
      this.untilClock = 1024;
      if (this.now() - this.began > maxMs) this.stopped = "time";
    }
    return this.stopped === undefined;
  }

  private now(): number {
    return this.limits.clock?.() ?? 0;
  }

  frontier(size: number): void {
    this.peakFrontier = Math.max(this.peakFrontier, size);
  }

  result(moves: Uint8Array | undefined, states: number, bytes: number): SearchResult {
    return {
      moves,
      stopped: moves ? undefined : (this.stopped ?? "exhausted"),
      expanded: this.expanded,
      generated: this.generated,
      states,
      peakFrontier: this.peakFrontier,
      bytes,
      ms: this.now() - this.began,
    };
  }
}
