import type { Check } from "../problem/check-result";
import { problemExport } from "../problem/host/problem-module";
import type { Bench } from "./bench";

/** One of the two boards that are 31 moves away: the search meets every state before it ends. */
const FARTHEST = "8 6 7 2 5 4 3 x 1\n";

export const benches: readonly Bench[] = [
  {
    kind: "process",
    work: "3×3 by BFS, all 181,440 states",
    stdin: () => FARTHEST,
    mostMBAboveStart: 10,
    check: (output, input) => {
      const check = problemExport<Check>("8-puzzle", "check.ts", "check")!;
      const shortest = new TextEncoder().encode("?".repeat(31));
      const result = check(input, shortest, output);
      if (result.verdict !== "AC") throw new Error(result.message);
    },
    contenders: [
      { role: "ours", name: "8-puzzle/solution.ts", program: "problems/8-puzzle/solution.ts" },
      {
        role: "ours",
        name: "breadthFirstSearch, by rank",
        program: "scripts/bench/programs/eight-bfs.ts",
      },
    ],
  },
];
