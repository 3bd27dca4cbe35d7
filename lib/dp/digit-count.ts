/**
 * digitCount: how many integers in [0, limit] have decimal digits that an automaton accepts.
 *
 * Use     digitCount(1000n, { states: 2, start: 0, step: (s, digit) => s | +(digit === 7), accepts: (s) => s === 1 })
 * Time    O(digits · states · 10)
 * Space   one number for each state, for two lengths
 * Limits  limit from 0 on, of any size; states [0, n), any function of state and digit between them
 * Errors  RangeError: a limit that is no integer from 0 on, a state outside
 * Source  folklore, own code
 * Tested  programs.test.ts: against digit-count.twin.ts; digit-count.test.ts; verify: CSES 2220
 */
export interface DigitAutomaton {
  readonly states: number;
  /** The state before the first digit. */
  readonly start: number;
  /** The state behind a digit, or -1 where no integer goes on so. No integer but 0 begins with 0. */
  readonly step: (state: number, digit: number) => number;
  readonly accepts: (state: number) => boolean;
}

export function digitCount(limit: number | bigint, automaton: DigitAutomaton): bigint {
  if (limit < 0 || (typeof limit === "number" && !Number.isSafeInteger(limit))) {
    throw new RangeError(`digitCount: the limit must be an integer from 0 on, got ${limit}`);
  }
  const digits = [...String(limit)].map(Number);
  const step = checkedStep(automaton);
  // counts[state]: how many integers below the limit's prefix led there; edge: where the prefix led.
  let counts: bigint[] = [];
  let edge = step(automaton.start, -1);
  digits.forEach((digit, place) => {
    const next = new Array<bigint>(automaton.states).fill(0n);
    const add = (state: number, count: bigint) => {
      if (state >= 0) next[state]! += count;
    };
    counts.forEach((count, state) => {
      if (count === 0n) return;
      for (let d = 0; d <= 9; d++) add(step(state, d), count);
    });
    // Shorter integers begin here; 0 alone does so in the last place.
    const isLast = place === digits.length - 1;
    for (let d = isLast ? 0 : 1; place > 0 && d <= 9; d++) add(step(automaton.start, d), 1n);
    if (edge >= 0) {
      const first = place > 0 || isLast ? 0 : 1;
      for (let d = first; d < digit; d++) add(step(edge, d), 1n);
      edge = step(edge, digit);
    }
    counts = next;
  });
  let total = edge >= 0 && automaton.accepts(edge) ? 1n : 0n;
  counts.forEach((count, state) => {
    if (count > 0n && automaton.accepts(state)) total += count;
  });
  return total;
}

/** The step with its states checked; the digit -1 checks the state itself. */
function checkedStep({ states, step }: DigitAutomaton): DigitAutomaton["step"] {
  return (state, digit) => {
    const next = digit < 0 ? state : step(state, digit);
    if (!Number.isInteger(next) || next < -1 || next >= states) {
      throw new RangeError(`digitCount: expected a state in [-1, ${states}), got ${next}`);
    }
    return next;
  };
}
