import { expect, test } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { randomGraph } from "../../graph/random-graph";
import { DisjointSets } from "../../structure/disjoint-sets";
import { GraphicMatroid } from "../graphic-matroid";
import { matroidUnion } from "../matroid-union";

test("random graphs: the most edges in two forests, of two graphs with the same edge ids", () => {
  for (const random of rounds(100)) {
    const [n, m] = [random.int(1, 5), random.int(0, 7)];
    const graphs = [randomGraph(random, n, m), randomGraph(random, n, m)];
    if (random.int(0, 1) === 0) graphs[1] = graphs[0]!;
    const isFit = (owner: ArrayLike<number>) =>
      graphs.every(({ from, to }, i) => {
        const sets = new DisjointSets(n);
        return from.every((v, e) => owner[e] !== i || sets.union(v, to[e]!));
      });
    let most = 0;
    for (let code = 0; code < 3 ** m; code++) {
      const owner = Array.from({ length: m }, (_, e) => (Math.floor(code / 3 ** e) % 3) - 1);
      const size = owner.filter((i) => i !== -1).length;
      if (size > most && isFit(owner)) most = size;
    }
    const owner = matroidUnion(graphs.map(({ from, to }) => new GraphicMatroid(n, from, to)));
    expect(isFit(owner)).toBe(true);
    expect(owner.filter((i) => i !== -1).length).toBe(most);
  }
});

test("a complete graph of six vertices is three trees; what is refused", () => {
  const [from, to]: [number[], number[]] = [[], []];
  for (let v = 0; v < 6; v++) {
    for (let u = 0; u < v; u++) {
      from.push(u);
      to.push(v);
    }
  }
  const matroid = new GraphicMatroid(6, from, to);
  const owner = matroidUnion([
    matroid,
    new GraphicMatroid(6, from, to),
    new GraphicMatroid(6, from, to),
  ]);
  expect([0, 1, 2].map((i) => owner.filter((own) => own === i).length)).toEqual([5, 5, 5]);
  expect(() => matroidUnion([])).toThrow("matroidUnion: expected matroids of one size, got none");
  expect(() => matroidUnion([matroid, new GraphicMatroid(6, [0], [1])])).toThrow("got 15, 1");
  const call = () => matroidUnion([matroid, matroid]);
  expect(call).toThrow("each matroid must be an object of its own");
});
