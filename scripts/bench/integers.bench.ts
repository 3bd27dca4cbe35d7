import { Random } from "../../lib/sequence/random";
import type { Bench } from "./bench";
import { cpp } from "./contenders";

const COUNT = 1_000_000;
const SEED = 1;

export const benches: readonly Bench[] = [
  {
    kind: "process",
    work: "10^6 integers in and out",
    seed: SEED,
    stdin: () => {
      const random = new Random(SEED);
      const lines = [`${COUNT}`];
      for (let index = 0; index < COUNT; index++) lines.push(`${random.int(-1e9, 1e9)}`);
      return `${lines.join("\n")}\n`;
    },
    contenders: [
      { role: "ours", name: "Scanner, Writer", program: "scripts/bench/programs/integers.ts" },
      { role: "plain", name: "split, join", program: "scripts/bench/programs/integers-split.ts" },
      { role: "plain", name: "readline", program: "scripts/bench/programs/integers-readline.ts" },
      cpp("C++ scanf, printf", "problems/integers-stdio.cpp"),
      cpp("C++ by hand", "problems/integers-fast.cpp"),
    ],
  },
];
