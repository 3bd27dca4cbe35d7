import type { Twin } from "../../../scripts/verify/twin";
import { twin as largeTwin } from "./series-reversion.twin";

const { small, middle, extreme } = largeTwin.generators;

/** The problem of series-reversion.verify.ts with at most 8000 terms. */
export const twin: Twin = {
  ...largeTwin,
  problem: "compositional_inverse_of_formal_power_series",
  timeLimitMs: 10_000,
  rounds: 4,
  generators: {
    small: small!,
    middle: middle!,
    extreme: extreme!,
    /** x + x² + x³ … = x / (1 - x) is undone by x / (1 + x). */
    "max-geometric": () => {
      const input = `8000\n0 ${"1 ".repeat(7999)}\n`;
      return { input, output: `0 ${"1 998244352 ".repeat(3999)}1\n` };
    },
  },
};
