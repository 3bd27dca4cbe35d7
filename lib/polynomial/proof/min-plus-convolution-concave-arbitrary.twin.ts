import type { Twin } from "../../../scripts/verify/twin";
import { concave, minPlusTwin } from "./min-plus-convolution.twin";

const common = minPlusTwin(concave);

export const twin: Twin = {
  ...common,
  problem: "min_plus_convolution_concave_arbitrary",
  atBounds: {
    ...common.atBounds,
    /** Columns pile up: each is the best one for a while. */
    "max-pile": () => {
      const n = 524_288;
      const parabola = [0];
      for (let i = n - 1; i > 0; i--) {
        parabola.push(parabola[parabola.length - 1]! + Math.floor(i / 140));
      }
      const line = Array.from({ length: n }, (_, i) => 1e9 - 1000 * i);
      return `${n} ${n}\n${parabola.join(" ")}\n${line.join(" ")}\n`;
    },
  },
};
