import { convolutionTwin } from "./convolution.twin";

export const twin = convolutionTwin("convolution_mod_1000000007", 1_000_000_007n);
