/**
 * twoQuickHeaps: a multiset that gives its least or its largest number away, as two heaps of one set of ids.
 *
 * In      N Q, then N integers; then Q lines: "0 x" add x, "1" take a least, "2" take a largest.
 *         N, Q ≤ 5 · 10^5, numbers within ±10^9
 * Out     a line for each number that is taken
 * Source  Library Checker double_ended_priority_queue,
 *         https://judge.yosupo.jp/problem/double_ended_priority_queue
 */
import { runProgram } from "../../io/run-program";
import { QuickHeap } from "../quick-heap";
import { twoHeaps } from "./two-heaps";

export const solve = twoHeaps((size) => new QuickHeap(size, size));

if (require.main === module) runProgram(solve);
