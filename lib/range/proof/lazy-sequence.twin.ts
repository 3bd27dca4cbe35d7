/** The same problem as SumSequence's, solved by LazySequence. */
export { twin } from "../../structure/proof/sum-sequence.twin";
