import { concave, minPlusTwin } from "./min-plus-convolution.twin";

export const twin = minPlusTwin("min_plus_convolution_concave_arbitrary", concave);
