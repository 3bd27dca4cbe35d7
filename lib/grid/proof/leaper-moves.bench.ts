import type { Bench } from "../../../scripts/bench/bench";
import { leaperMoves, type Step } from "../leaper-moves";

const LONGEST = 300;

/** The steps of every leaper up to (300, 300), added up with signs and places. */
function leapers(stepsOf: (a: number, b: number) => readonly Step[]): () => number {
  return () => {
    let sum = 0;
    for (let a = 0; a <= LONGEST; a++) {
      for (let b = 0; b <= LONGEST; b++) {
        const steps = stepsOf(a, b);
        for (let at = 0; at < steps.length; at++) {
          const { rows, columns } = steps[at]!;
          sum = (Math.imul(sum, 31) + 1009 * rows + columns) | 0;
        }
      }
    }
    return sum;
  };
}

/** All eight by signs and exchange, put into order, those that are twice there taken out. */
function plainly(a: number, b: number): Step[] {
  const steps = new Map<string, Step>();
  for (const [rows, columns] of [
    [a, b],
    [b, a],
  ] as const) {
    for (const down of [-1, 1]) {
      for (const right of [-1, 1]) {
        const step = { rows: down * rows || 0, columns: right * columns || 0 };
        steps.set(`${step.rows} ${step.columns}`, step);
      }
    }
  }
  return [...steps.values()].sort((x, y) => x.rows - y.rows || x.columns - y.columns);
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "the steps of 301 × 301 leapers",
    contenders: [
      { role: "ours", name: "leaperMoves", prepare: () => leapers(leaperMoves) },
      { role: "plain", name: "a Map by text", prepare: () => leapers(plainly) },
      { role: "cpp", name: "C++ std::set of pairs", source: "grid/leaper-moves.cpp" },
    ],
  },
];
