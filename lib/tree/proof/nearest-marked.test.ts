import { expect, it } from "vitest";
import { holdToModel } from "../../../scripts/testing/hold-to-model";
import { undirectedCsr } from "../../graph/csr";
import { floydWarshall } from "../../graph/floyd-warshall";
import type { Random } from "../../sequence/random";
import { NearestMarked } from "../nearest-marked";
import { randomTree } from "../random-tree";

it("is as near as the nearest of all marked vertices, with weights of edges and without", () => {
  const make = (random: Random) => {
    const n = random.int(1, 14);
    const { a, b } = randomTree(random, n, random.int(1, 14));
    const graph = undirectedCsr(n, a, b);
    const isPlain = random.int(0, 1) === 1;
    const weights = Array.from(a, () => (isPlain ? 1 : random.pick([0, 1, 2.5, 7])));
    const far = floydWarshall(graph, weights);
    const marks = new Set<number>();
    const nearest = new NearestMarked(graph, isPlain ? undefined : weights);
    const isNearest = (u: number) => {
      const v = nearest.from(u);
      return v < 0 || (nearest.has(v) && far[u * n + v] === nearest.distance(u));
    };
    const model = {
      n,
      add: (v: number) => !marks.has(v) && marks.add(v).has(v),
      delete: (v: number) => marks.delete(v),
      has: (v: number) => marks.has(v),
      isNearest: () => true,
      distance(u: number) {
        const least = Math.min(...[...marks].map((v) => far[u * n + v]!));
        return least === Infinity ? -1 : least;
      },
    };
    return [Object.assign(nearest, { isNearest }), model] as const;
  };
  const draw = (random: Random, { n }: { n: number }) => [random.int(0, n - 1)];
  const asks = { has: draw, distance: draw, isNearest: draw };
  holdToModel(make, { add: draw, delete: draw }, asks);
});

it("a path of 20,000 vertices, and weights that are none", () => {
  const n = 20_000;
  const [from, to] = [0, 1].map((by) => Int32Array.from({ length: n - 1 }, (_, v) => v + by));
  const nearest = new NearestMarked(undirectedCsr(n, from!, to!));
  nearest.add(15_000);
  expect([nearest.distance(5), nearest.from(19_999)]).toEqual([14_995, 15_000]);
  const call = () => new NearestMarked(undirectedCsr(2, [0], [1]), [-1]);
  expect(call).toThrow("weights[0] must be finite and >= 0, got -1");
});
