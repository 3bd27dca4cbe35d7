import { sumsTwin } from "./convolution.twin";

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

export const twin = sumsTwin(
  { problem: "gcd_convolution", timeLimitMs: 5_000 },
  (s) => s.size(1, 1_000_000),
  (i, j) => gcd(i + 1, j + 1) - 1,
);
