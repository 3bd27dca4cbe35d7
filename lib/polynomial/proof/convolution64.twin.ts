import type { Twin } from "../../../scripts/verify/twin";
import { convolutionTwin } from "./convolution.twin";

export const twin: Twin = {
  problem: "convolution_mod_2_64",
  rounds: 60,
  timeLimitMs: 10000,
  ...convolutionTwin(2n ** 64n),
};
