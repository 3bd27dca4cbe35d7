import type { Bench } from "../../../scripts/bench/bench";
import { countFrom } from "../queens-count";
import { queensJoin } from "../queens-join";

/** The search that one writes first: bit sets and the mirror image. */
function mirrored(n: number): number {
  const full = 2 ** n - 1;
  let count = 0;
  for (let row = 0; row < n >> 1; row++) {
    count += 2 * countFrom(full, 1 << row, 2 << row, (1 << row) >> 1);
  }
  const middle = 1 << (n >> 1);
  return n & 1 ? count + countFrom(full, middle, middle << 1, middle >> 1) : count;
}

export const benches: readonly Bench[] = [16, 17].map((n) => ({
  kind: "function" as const,
  work: `count the placements of ${n} queens`,
  contenders: [
    { role: "ours" as const, name: "queensJoin", prepare: () => () => queensJoin(n) },
    ...(n === 16
      ? [{ role: "plain" as const, name: "bitmasks, mirror", prepare: () => () => mirrored(n) }]
      : []),
    {
      role: "cpp" as const,
      name: "C++ join",
      source: "queens/queens-count.cpp",
      args: ["join", `${n}`],
    },
    {
      role: "cpp" as const,
      name: "C++ classical symmetry",
      source: "queens/queens-count.cpp",
      args: ["symmetry", `${n}`],
    },
  ],
}));
