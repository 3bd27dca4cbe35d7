import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { undirectedCsr } from "../../graph/csr";
import { Random } from "../../sequence/random";
import { generalMatching } from "../general-matching";

/** Half the rank of a random skew-symmetric matrix of the edges, modulo a prime (W. T. Tutte, L. Lovász). */
function matchingSize(random: Random, n: number, edges: readonly number[][]): number {
  const prime = 94_906_249; // its square is below 2^53
  const rows = Array.from({ length: n }, () => new Array<number>(n).fill(0));
  for (const [a, b] of edges) {
    const value = random.int(1, prime - 1);
    rows[a!]![b!] = value;
    rows[b!]![a!] = prime - value;
  }
  let rank = 0;
  for (let column = 0; column < n; column++) {
    const at = rows.findIndex((row, i) => i >= rank && row[column] !== 0);
    if (at < 0) continue;
    const pivot = rows[at]!;
    rows[at] = rows[rank]!;
    rows[rank++] = pivot;
    for (let i = rank; i < n; i++) {
      const [row, factor] = [rows[i]!, rows[i]![column]!];
      if (factor === 0) continue;
      for (let j = column; j < n; j++) {
        row[j] =
          (((row[j]! * pivot[column]!) % prime) + prime - ((pivot[j]! * factor) % prime)) % prime;
      }
    }
  }
  return rank / 2;
}

it("larger sparse graphs: as many pairs as half the rank of their matrix", () => {
  for (const random of rounds(200)) {
    const n = random.int(2, 40);
    const edges: number[][] = [];
    for (let v = 1; v < n; v++) edges.push([v, random.int(Math.max(0, v - 3), v - 1)]);
    for (let extra = random.int(0, n >> 1); extra > 0; extra--) {
      const [a, b] = [random.int(0, n - 1), random.int(0, n - 1)];
      if (a !== b) edges.push([a, b]);
    }
    const name = random.shuffle(Array.from({ length: n }, (_, v) => v));
    random.shuffle(edges);
    const a = edges.map(([v]) => name[v!]!);
    const b = edges.map(([, w]) => name[w!]!);
    const mate = generalMatching(undirectedCsr(n, a, b));
    const isEdge = new Set(a.flatMap((v, e) => [`${v} ${b[e]}`, `${b[e]} ${v}`]));
    mate.forEach((w, v) => {
      if (w >= 0) expect([mate[w], isEdge.has(`${v} ${w}`)]).toEqual([v, true]);
    });
    expect(mate.filter((w) => w >= 0).length / 2).toBe(matchingSize(random, n, edges));
  }
});

it("a path of 10^5 vertices, shuffled", () => {
  const n = 100_000;
  const name = new Random(3).shuffle(Int32Array.from({ length: n }, (_, v) => v));
  const mate = generalMatching(undirectedCsr(n, name.subarray(1), name.subarray(0, n - 1)));
  expect(mate.includes(-1)).toBe(false);
});

it("no vertex, no edge, loops and parallel edges", () => {
  expect(generalMatching(undirectedCsr(0, [], []))).toHaveLength(0);
  expect([...generalMatching(undirectedCsr(2, [], []))]).toEqual([-1, -1]);
  expect([...generalMatching(undirectedCsr(1, [0], [0]))]).toEqual([-1]);
  expect([...generalMatching(undirectedCsr(3, [0, 0, 1, 1], [0, 0, 2, 2]))]).toEqual([-1, 2, 1]);
});
