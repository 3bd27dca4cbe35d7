import { convolutionTwin } from "./convolution.twin";

export const twin = convolutionTwin("convolution_mod_2_64", 2n ** 64n);
