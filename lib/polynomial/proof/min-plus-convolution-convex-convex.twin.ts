import type { Twin } from "../../../scripts/verify/twin";
import { convex, minPlusTwin } from "./min-plus-convolution.twin";

const common = minPlusTwin(convex, convex);

export const twin: Twin = {
  ...common,
  problem: "min_plus_convolution_convex_convex",
  generators: {
    ...common.generators,
    /** i · 1 and i · 2: the steps of both, the smaller ones first. */
    "max-lines": () => {
      const n = 524_288;
      const line = Array.from({ length: n }, (_, i) => i);
      const doubled = line.map((i) => 2 * i);
      const rest = doubled.slice(1).map((x) => x + n - 1);
      const input = `${n} ${n}\n${doubled.join(" ")}\n${line.join(" ")}\n`;
      return { input, output: `${line.join(" ")} ${rest.join(" ")}\n` };
    },
  },
};
