import { convolutionTwin } from "./convolution.twin";

export const twin = convolutionTwin("convolution_mod_large", 998_244_353n, 2 ** 24);
