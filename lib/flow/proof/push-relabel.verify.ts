/**
 * fastMaximumFlowByPushes: the maximum flow between the first and the last vertex of an undirected graph.
 *
 * In      n m; m lines "a b c": an edge of capacity c between the vertices a and b, numbered from 1
 * Out     the maximum flow from vertex 1 to vertex n
 * Source  SPOJ FASTFLOW, https://www.spoj.com/problems/FASTFLOW/
 */
import { runProgram } from "../../io/run-program";
import { PushRelabel } from "../push-relabel";
import { fastFlow } from "./fast-flow";

export const solve = fastFlow(PushRelabel);

if (require.main === module) runProgram(solve);
