/**
 * shortestPathByRadixHeap: a shortest path between two vertices of a directed graph.
 *
 * In      n m s t; m lines "a b c": an arc from a to b of weight c ≤ 10^9. n, m ≤ 5 · 10^5
 * Out     length and number of arcs, then each arc as "from to"; -1 where no path leads
 * Source  Library Checker shortest_path, https://judge.yosupo.jp/problem/shortest_path
 */
import { intsIn } from "../../io/ints-in";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { RadixHeap } from "../radix-heap";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.int();
  const m = scanner.int();
  const s = scanner.int();
  const t = scanner.int();
  const arcs = new Int32Array(3 * m); // from, to and weight of each
  intsIn(scanner, arcs, 3 * m, 0, 1e9, "an arc");
  // The arcs of a vertex as a list: head[vertex], next[arc], ended by -1.
  const head = new Int32Array(n).fill(-1);
  const next = new Int32Array(m);
  for (let arc = 0; arc < m; arc++) {
    next[arc] = head[arcs[3 * arc]!]!;
    head[arcs[3 * arc]!] = arc;
  }
  const distance = new Float64Array(n).fill(Number.POSITIVE_INFINITY);
  const before = new Int32Array(n).fill(-1);
  const heap = new RadixHeap();
  distance[s] = 0;
  heap.push(s, 0);
  while (heap.size > 0) {
    const vertex = heap.pop();
    const here = heap.priority;
    if (vertex === t) break;
    if (here > distance[vertex]!) continue; // it was pushed again with less
    for (let arc = head[vertex]!; arc >= 0; arc = next[arc]!) {
      const to = arcs[3 * arc + 1]!;
      const there = here + arcs[3 * arc + 2]!;
      if (there >= distance[to]!) continue;
      distance[to] = there;
      before[to] = vertex;
      heap.push(to, there);
    }
  }
  if (distance[t] === Number.POSITIVE_INFINITY) return new Writer().text("-1\n").result();
  const path = [t];
  for (let vertex = t; vertex !== s; path.push(vertex)) vertex = before[vertex]!;
  path.reverse();
  const writer = new Writer();
  writer.int(distance[t]!).space();
  writer.int(path.length - 1).newline();
  for (let at = 1; at < path.length; at++) {
    writer.int(path[at - 1]!).space();
    writer.int(path[at]!).newline();
  }
  return writer.result();
}

if (require.main === module) runProgram(solve);
