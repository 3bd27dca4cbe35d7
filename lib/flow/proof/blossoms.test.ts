import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import type { Random } from "../../sequence/random";
import { Blossoms } from "../blossoms";

type Edges = Set<string>;

/** Closes the outermost nodes in this order to a ring, by edges between random vertices of theirs. */
function ring(blossoms: Blossoms, nodes: readonly number[], random: Random, edges: Edges): number {
  nodes.forEach((node, i) => {
    const tail = random.pick(inside(blossoms, node));
    const far = random.pick(inside(blossoms, nodes[(i + 1) % nodes.length]!));
    blossoms.link(node, tail, far);
    edges.add(`${tail} ${far}`).add(`${far} ${tail}`);
  });
  return blossoms.close(nodes[0]!);
}

function inside({ first, order }: Blossoms, node: number): number[] {
  const vertices: number[] = [];
  for (let v = first[node]!; v >= 0; v = order[v]!) vertices.push(v);
  return vertices;
}

it("rings of rings are matched by their own edges, whichever vertex is their base", () => {
  for (const random of rounds(250)) {
    const n = random.int(1, 25);
    const blossoms = new Blossoms(n);
    const edges: Edges = new Set();
    let tops = random.shuffle(Array.from({ length: n }, (_, v) => v));
    while (tops.length >= 3 && random.int(0, 5) > 0) {
      const size = 2 * random.int(1, (tops.length - 1) >> 1) + 1;
      const b = ring(blossoms, tops.slice(0, size), random, edges);
      if (random.int(0, 1) === 0) {
        const stem = blossoms.childOf(b, random.pick(inside(blossoms, b)));
        blossoms.turn(stem);
      }
      tops = random.shuffle([b, ...tops.slice(size)]);
    }
    // Now and then a blossom is opened, and its number used again.
    const held = tops.filter((node) => node >= n);
    if (held.length > 0 && random.int(0, 1) === 0) {
      const b = random.pick(held);
      const stem = blossoms.open(b);
      const nodes = [stem];
      for (let node = blossoms.next[stem]!; node !== stem; node = blossoms.next[node]!)
        nodes.push(node);
      const again = ring(blossoms, random.shuffle(nodes), random, edges);
      tops = tops.map((node) => (node === b ? again : node));
    }
    expect(tops.flatMap((node) => inside(blossoms, node)).sort((x, y) => x - y)).toEqual(
      Array.from({ length: n }, (_, v) => v),
    );
    const bases = tops.map((node) => {
      const vertices = inside(blossoms, node);
      for (const v of vertices) expect(blossoms.top[v]).toBe(node);
      expect(2 ** blossoms.rank[node]!).toBeLessThanOrEqual(vertices.length);
      expect(2 ** (blossoms.rank[node]! + 1)).toBeGreaterThan(vertices.length);
      const base = random.pick(vertices);
      blossoms.base[node] = base;
      blossoms.mate[base] = -1; // an opened blossom may have matched it
      return base;
    });
    blossoms.settleAll();
    blossoms.mate.forEach((mate, v) => {
      expect(mate < 0).toBe(bases.includes(v));
      if (mate < 0) return;
      expect(blossoms.mate[mate]).toBe(v);
      expect(edges.has(`${v} ${mate}`)).toBe(true);
    });
  }
});

it("no vertex; vertices without a partner at first", () => {
  expect(new Blossoms(0).top).toHaveLength(0);
  expect([...new Blossoms(3).mate]).toEqual([-1, -1, -1]);
});

it("a ring turned round has the same edges, walked the other way", () => {
  const blossoms = new Blossoms(5);
  for (let v = 0; v < 5; v++) blossoms.link(v, v, (v + 1) % 5);
  blossoms.turn(2);
  const { next, tail, far } = blossoms;
  expect([...next.subarray(0, 5)]).toEqual([4, 0, 1, 2, 3]);
  expect([...tail.subarray(0, 5)]).toEqual([0, 1, 2, 3, 4]);
  expect([...far.subarray(0, 5)]).toEqual([4, 0, 1, 2, 3]);
});
