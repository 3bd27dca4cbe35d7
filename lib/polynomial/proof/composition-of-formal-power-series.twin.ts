import type { Twin } from "../../../scripts/verify/twin";
import { twin as largeTwin } from "./series-composition.twin";

const { small, middle, extreme } = largeTwin.generators;

/** The problem of series-composition.verify.ts with at most 8000 terms. */
export const twin: Twin = {
  ...largeTwin,
  problem: "composition_of_formal_power_series",
  timeLimitMs: 10_000,
  generators: {
    small: small!,
    middle: middle!,
    extreme: extreme!,
    /** 1 / (1 - y) of x + x² has the Fibonacci numbers as coefficients. */
    "max-fibonacci": () => {
      const n = 8000;
      const fibonacci = [1, 1];
      while (fibonacci.length < n) {
        const [a, b] = fibonacci.slice(-2) as [number, number];
        fibonacci.push((a + b) % 998244353);
      }
      const input = `${n}\n${"1 ".repeat(n)}\n0 1 1${" 0".repeat(n - 3)}\n`;
      return { input, output: `${fibonacci.join(" ")}\n` };
    },
  },
};
