/**
 * closestPairs: two points with the least distance.
 *
 * In      T; T tests, each N and N lines "x y"
 * Out     for each test the indices of two points, from 0
 * Source  Library Checker closest_pair, https://judge.yosupo.jp/problem/closest_pair
 */
import { runProgram } from "../../io/run-program";
import { closestPair } from "../closest-pair";
import { pairsOfPoints } from "./pairs-of-points";

export const solve = pairsOfPoints(closestPair);

if (require.main === module) runProgram(solve);
