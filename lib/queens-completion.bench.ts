import type { Bench } from "../scripts/core/bench";
import { queensCompletion } from "./queens-completion";
import { queensLocalSearch } from "./queens-local-search";
import { Random } from "./random";

const LIMIT_MS = 200;

/** 540 boards to n = 48: placements of which a random part is left. */
function boards(): Int32Array[] {
  const random = new Random(1);
  return Array.from({ length: 540 }, (_, at) => {
    const n = random.int(8, 48);
    const tenths = at % 10;
    return queensLocalSearch(n, at)!.map((row) => (random.int(0, 9) < tenths ? row : -1));
  });
}

/** How many were completed; throws when one of them took longer than the limit. */
function completed(all: readonly Int32Array[]): number {
  let count = 0;
  for (const given of all) {
    const start = process.cpuUsage();
    if (queensCompletion(given)) count++;
    const { user, system } = process.cpuUsage(start);
    if (user + system > 1000 * LIMIT_MS) {
      throw new Error(`a board took over ${LIMIT_MS} ms: ${given.join(" ")}`);
    }
  }
  return count;
}

export const benches: readonly Bench[] = [
  {
    kind: "function",
    work: "complete 540 boards to n = 48, none over 0.2 s",
    seed: 1,
    contenders: [
      {
        role: "ours",
        name: "queensCompletion",
        prepare: () => {
          const all = boards();
          return () => completed(all);
        },
      },
    ],
  },
];
