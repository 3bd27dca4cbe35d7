import type { Bench } from "../../../scripts/bench/bench";
import { Random } from "../../sequence/random";

const SEED = 1;
const SIZE = 500_000;
const MOST = 998_244_352;

/** Half of the queries set a function, half compose those of a random range. */
function queries(): string {
  const random = new Random(SEED);
  const lines = [`${SIZE} ${SIZE}`];
  const linear = () => `${random.int(1, MOST)} ${random.int(0, MOST)}`;
  for (let at = 0; at < SIZE; at++) lines.push(linear());
  for (let at = 0; at < SIZE; at++) {
    const place = random.int(0, SIZE - 1);
    if (at % 2 === 0) {
      lines.push(`0 ${place} ${linear()}`);
    } else {
      const other = random.int(0, SIZE - 1);
      lines.push(
        `1 ${Math.min(place, other)} ${Math.max(place, other) + 1} ${random.int(0, MOST)}`,
      );
    }
  }
  return `${lines.join("\n")}\n`;
}

export const benches: readonly Bench[] = [
  {
    kind: "process",
    work: "5·10^5 functions: set one, compose a range of them",
    seed: SEED,
    stdin: queries,
    contenders: [
      { role: "ours", name: "SlotTree", program: "lib/range/proof/slot-tree.verify.ts" },
      { role: "cpp", name: "C++ cin, segment tree", source: "range/range-composite.cpp" },
    ],
  },
];
