/**
 * changingPathSums: a tree whose values and edges change; the sum of all values as they arrive at a vertex.
 *
 * In      n q; n numbers a; n - 1 lines "u v b c": the edge between u and v turns x into b x + c; q lines
 *         "0 w x r": a(w) becomes x, or "1 e y z r": edge e turns x into y x + z
 * Out     after each line the sum over all u of a(u) after the edges from u to r, modulo 998244353
 * Source  Library Checker point_set_tree_path_composite_sum,
 *         https://judge.yosupo.jp/problem/point_set_tree_path_composite_sum
 */
import { runProgram } from "../../io/run-program";
import { changingPathSums } from "./changing-path-sums";

export const solve = changingPathSums(true);

if (require.main === module) runProgram(solve);
