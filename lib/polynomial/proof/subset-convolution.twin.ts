import { sumsTwin } from "./convolution.twin";

export const twin = sumsTwin(
  { problem: "subset_convolution", timeLimitMs: 10_000, middle: 6 },
  (s) => 2 ** s.size(0, 20),
  (i, j) => ((i & j) === 0 ? i | j : -1),
);
