/**
 * fixedRootPathSums: a tree whose values and edges change; the sum of all values as they arrive at vertex 0.
 *
 * In      n q; n numbers a; n - 1 lines "u v b c": the edge between u and v turns x into b x + c; q lines
 *         "0 w x": a(w) becomes x, or "1 e y z": edge e turns x into y x + z
 * Out     after each line the sum over all u of a(u) after the edges from u to 0, modulo 998244353
 * Source  Library Checker point_set_tree_path_composite_sum_fixed_root,
 *         https://judge.yosupo.jp/problem/point_set_tree_path_composite_sum_fixed_root
 */
import { runProgram } from "../../io/run-program";
import { changingPathSums } from "./changing-path-sums";

export const solve = changingPathSums(false);

if (require.main === module) runProgram(solve);
