import { described } from "../../../scripts/verify/shape";
import { shuffledTriangle } from "./bit-inverse.twin";
import { bitLines } from "./bit-product.twin";
import { expanded } from "./determinant.twin";

export const twin = described({
  problem: "matrix_det_mod_2",
  timeLimitMs: 5000,
  small: 6,
  middle: 0,
  generators: {
    regular: (random) => shuffledTriangle(random, 6),
    "max-regular": (random) => ({ input: shuffledTriangle(random, 4096), output: "1\n" }),
  },
  shape: (s) => {
    const n = s.size(1, 4096);
    return bitLines(s, n, n);
  },
  naive: (lines) => Number(expanded(lines.map((line) => Array.from(line, BigInt))) % 2n !== 0n),
});
