import { Random } from "../../lib/sequence/random";
import type { Bench } from "./bench";

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
      { role: "cpp", name: "C++ scanf, printf", source: "problems/integers-stdio.cpp" },
      { role: "cpp", name: "C++ by hand", source: "problems/integers-fast.cpp" },
    ],
  },
];
