/** The same problem as SumSequence's, solved by LazySequence. */
export { twin } from "./sum-sequence.twin";
