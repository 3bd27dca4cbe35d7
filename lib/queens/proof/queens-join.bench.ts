import type { Bench } from "../../../scripts/bench/bench";
import { cpp, functionBench, ours, plain } from "../../../scripts/bench/contenders";
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

export const benches: readonly Bench[] = [16, 17].map((n) =>
  functionBench({ work: `count the placements of ${n} queens` }, [
    ours("queensJoin", () => () => queensJoin(n)),
    ...(n === 16 ? [plain("bitmasks, mirror", () => () => mirrored(n))] : []),
    cpp("C++ classical symmetry", "queens/queens-count.cpp", `${n}`),
  ]),
);
