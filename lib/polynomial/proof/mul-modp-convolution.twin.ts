import type { Twin } from "../../../scripts/verify/twin";
import { sumsTwin } from "./convolution.twin";

const common = sumsTwin(
  { problem: "mul_modp_convolution", timeLimitMs: 5000 },
  (s) => s.pick(2, 3, 5, 7, 11, 13, 17, 37, 67, 97),
  (i, j, n) => (i * j) % n,
);

export const twin: Twin = {
  ...common,
  atBounds: {
    "max-prime": (random) => {
      const terms = () => Array.from({ length: 524_287 }, () => random.int(0, 1e9 / 2)).join(" ");
      return `524287\n${terms()}\n${terms()}\n`;
    },
  },
};
