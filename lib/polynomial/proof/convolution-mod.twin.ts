import type { Twin } from "../../../scripts/verify/twin";
import { convolutionTwin } from "./convolution.twin";

export const twin: Twin = {
  problem: "convolution_mod_1000000007",
  rounds: 60,
  timeLimitMs: 10_000,
  ...convolutionTwin(1_000_000_007n),
};
