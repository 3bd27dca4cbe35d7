import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Bench } from "../core/bench";
import { ROOT } from "../host/repository";

const file = (name: string) => readFileSync(join(ROOT, "cases/sliding-puzzle", name));

/** The lengths in an answer: every other line. */
const lengths = (answer: Uint8Array) =>
  new TextDecoder()
    .decode(answer)
    .split("\n")
    .filter((_, at) => at % 2 === 0)
    .join(" ");

export const benches: readonly Bench[] = [
  {
    kind: "process",
    work: "sliding-puzzle: Korf's hundred 15-puzzles, optimal",
    stdin: () => file("edge-korf-100.in"),
    check: (output) => {
      if (lengths(output) !== lengths(file("edge-korf-100.out"))) throw new Error("not optimal");
    },
    contenders: [
      { role: "ours", name: "solution.ts", program: "problems/sliding-puzzle/solution.ts" },
    ],
  },
];
