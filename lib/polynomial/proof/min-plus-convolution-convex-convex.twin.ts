import { convex, minPlusTwin } from "./min-plus-convolution.twin";

export const twin = minPlusTwin("min_plus_convolution_convex_convex", convex, convex);
