import { sumsTwin } from "./convolution.twin";

export const twin = sumsTwin(
  { problem: "bitwise_and_convolution", timeLimitMs: 5_000, middle: 6 },
  (s) => 2 ** s.size(0, 20),
  (i, j) => i & j,
);
