import { described } from "../../../scripts/verify/shape";
import { bigRow, bitLines } from "./bit-product.twin";
import { naiveRank } from "./bit-rank.twin";

/** The parity of the digits that both have. */
const parity = (a: bigint, b: bigint) =>
  (a & b) === 0n ? 0 : (a & b).toString(2).replaceAll("0", "").length % 2;

export const twin = described({
  problem: "system_of_linear_equations_mod_2",
  timeLimitMs: 5_000,
  rounds: 40,
  shape: (s) => {
    const [n, m] = [s.size(1, 4096), s.size(1, 4096)];
    return { m, rows: bitLines(s, n, m), sides: s.text(n, n, "01") };
  },
  /** The dimension of the solutions, or -1: the first line alone, by the ranks without and with the sides. */
  naive: ({ m, rows, sides }) => {
    const rank = naiveRank(rows);
    return naiveRank(rows.map((row, i) => row + sides[i])) > rank ? -1 : m - rank;
  },
  check: ({ m, rows, sides }, output, expected) => {
    const [first, ...lines] = output.trim().split(/\s+/);
    const right = expected?.trim().split(/\s+/)[0] ?? first;
    if (first !== right) throw new Error(`expected the dimension ${right}, got ${first}`);
    if (first === "-1") return;
    const dimension = Number(first);
    if (lines.length !== dimension + 1 || lines.some((line) => line.length !== m)) {
      throw new Error(`expected ${dimension + 1} vectors of ${m} digits`);
    }
    const vectors = lines.map(bigRow);
    for (const line of new Set(rows.map((row, i) => row + sides[i]))) {
      const [row, side] = [bigRow(line.slice(0, m)), Number(line[m])];
      const k = vectors.findIndex((vector, i) => parity(row, vector) !== (i === 0 ? side : 0));
      if (k >= 0) throw new Error(`vector ${k} fails in row ${line}`);
    }
    if (naiveRank(lines.slice(1)) < dimension) {
      throw new Error("the vectors of the basis depend on each other");
    }
  },
});
