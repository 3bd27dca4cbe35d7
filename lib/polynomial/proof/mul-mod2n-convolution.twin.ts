import { sumsTwin } from "./convolution.twin";

export const twin = sumsTwin(
  { problem: "mul_mod2n_convolution", timeLimitMs: 5000, middle: 6 },
  (s) => 2 ** s.size(0, 20),
  (i, j, n) => (i * j) % n,
);
