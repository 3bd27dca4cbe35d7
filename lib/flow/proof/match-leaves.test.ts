import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { csr } from "../../graph/csr";
import { tableOf } from "../../io/proof/rows-of";
import { Random } from "../../sequence/random";
import { matchLeaves } from "../match-leaves";
import { kuhn } from "./bipartite-matching.twin";

type Edge = readonly [left: number, right: number];

function matched(left: number, right: number, edges: readonly Edge[]) {
  const n = Math.max(left, right);
  const from = edges.map(([l]) => l);
  const to = edges.map(([, r]) => r);
  const partner = new Int32Array(left).fill(-1);
  const mate = new Int32Array(right).fill(-1);
  matchLeaves(csr(n, from, to), csr(n, to, from), partner, mate);
  return { partner, mate };
}

/** The pairs are edges, and no edge joins two vertices without a partner. */
function hold(edges: readonly Edge[], partner: Int32Array, mate: Int32Array): void {
  const known = new Set(edges.map(String));
  partner.forEach((r, l) => {
    if (r !== -1) expect([known.has(`${l},${r}`), mate[r]]).toEqual([true, l]);
  });
  mate.forEach((l, r) => {
    if (l !== -1) expect(partner[l]).toBe(r);
  });
  for (const [l, r] of edges) expect(partner[l] === -1 && mate[r] === -1).toBe(false);
}

/** The size of a largest matching, by taking or leaving each edge. */
function largest(edges: readonly Edge[], used = new Set<string>(), at = 0): number {
  const edge = edges[at];
  if (!edge) return 0;
  const without = largest(edges, used, at + 1);
  const [l, r] = [`l${edge[0]}`, `r${edge[1]}`];
  if (used.has(l) || used.has(r)) return without;
  return Math.max(without, 1 + largest(edges, new Set([...used, l, r]), at + 1));
}

/** Each vertex after the first is joined to an earlier one of the other side, or to none. */
function forest(random: Random): { left: number; right: number; edges: Edge[] } {
  const sides = Array.from({ length: random.int(1, 12) }, () => random.int(0, 1));
  const left = sides.filter((side) => side === 0).length;
  const right = sides.length - left;
  const names = [left, right].map((count) =>
    random.shuffle(Array.from({ length: count }, (_, v) => v)),
  );
  const vertices = sides.map((side) => ({ side, name: names[side]!.pop()! }));
  const edges = vertices.flatMap((vertex, at): Edge[] => {
    const others = vertices.slice(0, at).filter(({ side }) => side !== vertex.side);
    if (others.length === 0 || random.int(0, 9) === 0) return [];
    const other = random.pick(others);
    return [vertex.side === 0 ? [vertex.name, other.name] : [other.name, vertex.name]];
  });
  return { left, right, edges: random.shuffle(edges) };
}

it("matches forests as far as possible", () => {
  for (let seed = 0; seed < 300; seed++) {
    const { left, right, edges } = forest(new Random(seed));
    const { partner, mate } = matched(left, right, edges);
    hold(edges, partner, mate);
    expect(partner.filter((r) => r >= 0).length, edges.join(" ")).toBe(largest(edges));
  }
});

/** Whether nothing is left when leaves are taken away with their neighbours, one after the other. */
function isPeeled(edges: readonly Edge[]): boolean {
  const isLeaf = (side: 0 | 1, edge: Edge) =>
    edges.filter((other) => other[side] === edge[side]).length === 1;
  const pair = edges.find((edge) => isLeaf(0, edge) || isLeaf(1, edge));
  if (!pair) return edges.length === 0;
  return isPeeled(edges.filter(([l, r]) => l !== pair[0] && r !== pair[1]));
}

it("leaves no free edge in any graph; is largest where leaf after leaf takes all edges", () => {
  let peeled = 0;
  for (const random of rounds(1200)) {
    const [left, right] = [random.int(1, 7), random.int(1, 7)];
    const edges = Array.from(
      { length: random.int(0, 13) },
      (): Edge => [random.int(0, left - 1), random.int(0, right - 1)],
    );
    const { partner, mate } = matched(left, right, edges);
    hold(edges, partner, mate);
    if (!isPeeled(edges)) continue;
    peeled++;
    expect(partner.filter((r) => r >= 0).length, edges.join(" ")).toBe(largest(edges));
  }
  expect(peeled).toBeGreaterThan(400);
  // A ring of any length has no leaf, and leaves a path behind its first pair.
  for (let n = 2; n < 12; n++) {
    const ring = Array.from({ length: 2 * n }, (_, e): Edge => [e >> 1, ((e + 1) >> 1) % n]);
    expect(matched(n, n, ring).partner).not.toContain(-1);
  }
});

it("without a leaf the first left vertex takes its neighbour of least degree", () => {
  for (const random of rounds(300)) {
    const [left, right] = [random.int(2, 6), random.int(2, 6)];
    const edges = Array.from(
      { length: left * right },
      (_, at): Edge => [at % left, Math.floor(at / left)],
    );
    const kept = random.shuffle(edges).slice(0, random.int(4, edges.length));
    const degree = (side: 0 | 1, v: number) => kept.filter((edge) => edge[side] === v).length;
    const degrees = kept.flatMap(([l, r]) => [degree(0, l), degree(1, r)]);
    if (degrees.includes(1) || degree(0, 0) === 0) continue;
    const near = kept.filter(([l]) => l === 0).map(([, r]) => degree(1, r));
    expect(degree(1, matched(left, right, kept).partner[0]!)).toBe(Math.min(...near));
  }
});

it("is almost largest on sparse random graphs, whichever side has the leaves", () => {
  for (const [left, right] of tableOf("900 1000, 1000 900, 1000 1000")) {
    const random = new Random(left);
    let short = 0;
    for (let round = 0; round < 5; round++) {
      const edges = Array.from(
        { length: 3500 },
        (): Edge => [random.int(0, left - 1), random.int(0, right - 1)],
      );
      const { partner } = matched(left, right, edges);
      const most = kuhn(left, right, edges).filter((l) => l >= 0).length;
      short += most - partner.filter((r) => r >= 0).length;
    }
    expect(short).toBeLessThan(6);
  }
});
