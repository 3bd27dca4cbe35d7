/**
 * CowRelays: the shortest walk of exactly n trails from one crossing to another.
 *
 * In      n ≤ 10^6, t ≤ 100, s, e; then t trails "length a b", both ways, lengths and names of crossings
 *         from 1 to 1000; each crossing has at least two trails
 * Out     the length of the shortest walk of n trails from s to e; there is one
 * Source  Luogu P2886 [USACO07NOV] Cow Relays G, https://www.luogu.com.cn/problem/P2886
 */
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { minPlus, semiringPower } from "../semiring-power";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const [edges, trails] = [scanner.int(), scanner.int()];
  const places = new Map<number, number>();
  const placeOf = (name: number) => {
    if (!places.has(name)) places.set(name, places.size);
    return places.get(name)!;
  };
  const [start, end] = [placeOf(scanner.int()), placeOf(scanner.int())];
  const rows = Array.from({ length: trails }, () => {
    const length = scanner.int();
    return [length, placeOf(scanner.int()), placeOf(scanner.int())] as const;
  });
  const n = places.size;
  const costs = new Float64Array(n * n).fill(Infinity);
  for (const [length, a, b] of rows) {
    costs[a * n + b] = Math.min(length, costs[a * n + b]!);
    costs[b * n + a] = costs[a * n + b]!;
  }
  return new Writer()
    .int(semiringPower(n, costs, edges, minPlus)[start * n + end]!)
    .newline()
    .result();
}

if (require.main === module) runProgram(solve);
