/**
 * miningAreas: for each polygon along edges of a planar graph the sum of s² over the sum of s, s the areas of the
 * faces in it.
 *
 * In      n m k; n points; m edges; k polygons "c z1 … zd", counterclockwise, d = (c + P) mod n + 1, of vertices
 *         (z + P) mod n + 1, P the numerator of the answer before, first 0
 * Out     numerator and denominator, without a common divisor
 * Source  HNOI 2016, Luogu P3249, https://www.luogu.com.cn/problem/P3249
 *
 * A tree of the faces by edges that they share: a side of the polygon that is an edge of the tree takes in, or
 * leaves out, the faces below it.
 */
import { undirectedCsr } from "../../graph/csr";
import { readEdges } from "../../graph/read-edges";
import { runProgram } from "../../io/run-program";
import { Scanner } from "../../io/scanner";
import { Writer } from "../../io/writer";
import { IntMap } from "../../structure/int-map";
import { PlanarFaces } from "../planar-faces";
import { readPoints } from "../read-points";

export function solve(input: Uint8Array): Uint8Array {
  const scanner = new Scanner(input);
  const n = scanner.intIn(1, 200_000, "n");
  const m = scanner.intIn(0, 600_000, "m");
  const k = scanner.intIn(1, 200_000, "k");
  const { x, y } = readPoints(scanner, n);
  const { from, to } = readEdges(scanner, n, m, 1);
  const { face, count, areas } = new PlanarFaces(x, y, from, to);
  const sums = areas.slice();
  const squares = areas.map((area) => area * area);
  const parent = new Int32Array(m).fill(-1); // of an edge in the tree the upper one of its faces
  const duals = [0, 1].map((side) => Int32Array.from({ length: m }, (_, e) => face[2 * e + side]!));
  const dual = undirectedCsr(count, duals[0]!, duals[1]!);
  const before = new Int32Array(count).fill(-1);
  before[0] = 0;
  const queue = [0];
  for (const f of queue) {
    for (let arc = dual.start[f]!; arc < dual.start[f + 1]!; arc++) {
      const below = dual.head[arc]!;
      if (before[below]! >= 0) continue;
      before[below] = f;
      parent[dual.edge[arc]!] = f;
      queue.push(below);
    }
  }
  for (const f of queue.reverse()) {
    if (f === 0) continue;
    sums[before[f]!]! += sums[f]!;
    squares[before[f]!]! += squares[f]!;
  }
  const halves = new IntMap();
  for (let e = 0; e < m; e++) {
    halves.set(from[e]! * n + to[e]!, 2 * e);
    halves.set(to[e]! * n + from[e]!, 2 * e + 1);
  }
  const writer = new Writer();
  let shift = 0;
  for (let left = k; left > 0; left--) {
    const corners = new Int32Array(((scanner.int() + shift) % n) + 1);
    for (let i = 0; i < corners.length; i++) corners[i] = (scanner.int() + shift) % n;
    let [sum, square] = [0n, 0n];
    for (let i = 0, u = corners[corners.length - 1]!; i < corners.length; u = corners[i++]!) {
      const half = halves.get(u * n + corners[i]!)!;
      const above = parent[half >> 1]!;
      if (above < 0) continue;
      const inside = face[half]!;
      const below = above === inside ? face[half ^ 1]! : inside;
      sum += above === inside ? -sums[below]! : sums[below]!;
      square += above === inside ? -squares[below]! : squares[below]!;
    }
    // Areas are doubled: (square / 4) / (sum / 2).
    const divisor = gcd(square, 2n * sum);
    writer
      .bigint(square / divisor)
      .space()
      .bigint((2n * sum) / divisor)
      .newline();
    shift = Number((square / divisor) % BigInt(n));
  }
  return writer.result();
}

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

if (require.main === module) runProgram(solve);
