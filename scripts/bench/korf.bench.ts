import { readFileSync } from "node:fs";
import { join } from "node:path";
import { TOOL } from "../base/host/roots";
import type { Check } from "../problem/check-result";
import { problemExport } from "../problem/host/problem-module";
import type { Bench } from "./bench";

const file = (name: string) => readFileSync(join(TOOL, "cases/sliding-puzzle", name));

export const benches: readonly Bench[] = [
  {
    kind: "process",
    work: "sliding-puzzle: Korf's hundred 15-puzzles, optimal",
    stdin: () => file("edge-korf-100.in"),
    // Every solution is replayed, and its length is that of the published table.
    check: (output, input) => {
      const check = problemExport<Check>("sliding-puzzle", "check.ts", "check")!;
      const result = check(input, file("edge-korf-100.out"), output);
      if (result.verdict !== "AC") throw new Error(result.message);
    },
    contenders: [
      { role: "ours", name: "solution.ts", program: "problems/sliding-puzzle/solution.ts" },
    ],
  },
];
