import { multiplicativeTwin } from "./multiplicative-sum.twin";

export const twin = multiplicativeTwin("sum_of_multiplicative_function_large", 30_000, 10 ** 13);
