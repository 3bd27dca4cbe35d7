/**
 * furthestPairs: two points with the greatest distance.
 *
 * In      T; T tests, each N and N lines "x y"
 * Out     for each test the indices of two points, from 0
 * Source  Library Checker furthest_pair, https://judge.yosupo.jp/problem/furthest_pair
 */
import { runProgram } from "../../io/run-program";
import { furthestPair } from "../furthest-pair";
import { pairsOfPoints } from "./pairs-of-points";

export const solve = pairsOfPoints(furthestPair);

if (require.main === module) runProgram(solve);
