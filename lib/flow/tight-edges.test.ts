import { expect, it } from "vitest";
import { undirectedCsr } from "../graph/csr";
import { Random } from "../sequence/random";
import { Blossoms } from "./blossoms";
import { EVEN, NO_TREE, ODD, TightEdges } from "./tight-edges";

it("the next event is the least of all edges, after random changes of vertices", () => {
  for (let seed = 0; seed < 1500; seed++) {
    const random = new Random(seed);
    const n = random.int(2, 12);
    const m = random.int(1, 30);
    const ends = () => Array.from({ length: m }, () => random.int(0, n - 1));
    const [a, b] = [ends(), ends()];
    const most = random.pick([3, 1000]);
    const weight = Array.from({ length: m }, () => random.int(1, most));
    const heaviest = Math.max(...weight);
    const edges = new TightEdges(undirectedCsr(n, a, b), weight, heaviest, new Blossoms(n));
    const dual = new Array<number>(n).fill(heaviest);
    const kind = new Array<number>(n).fill(EVEN);
    let time = 0;
    for (let step = 0; step < 20; step++) {
      // Steps of time until an edge is tight whose ends approach each other.
      let wait = heaviest - time;
      for (let e = 0; e < m; e++) {
        const [u, v] = [a[e]!, b[e]!];
        const pace = kind[u]! + kind[v]!;
        if (u === v || pace < 1) continue;
        wait = Math.min(wait, (dual[u]! + dual[v]! - 2 * weight[e]!) / pace);
      }
      if (wait === heaviest - time) wait = Infinity;
      const id = edges.next();
      if (wait === Infinity) {
        expect(id).toBe(-1);
        break;
      }
      dual.forEach((_, v) => {
        dual[v]! -= kind[v]! * wait;
      });
      time += wait;
      const isTight = (v: number, u: number) =>
        weight.some(
          (w, e) =>
            ((a[e] === u && b[e] === v) || (a[e] === v && b[e] === u)) &&
            dual[u]! + dual[v]! === 2 * w,
        );
      expect(edges.time).toBe(time);
      const u = edges.near[id]!;
      expect([kind[u], kind[id] === ODD, isTight(id, u)]).toEqual([EVEN, false, true]);
      // Nothing that is tight may stay so between kinds that approach each other.
      for (let v = 0; v < n; v++) {
        const tight = kind.some((k, w) => k + kind[v]! > 0 && isTight(v, w));
        if (!tight && random.int(0, 3) > 0) continue;
        kind[v] = tight ? random.pick([ODD, NO_TREE]) : random.pick([ODD, NO_TREE, kind[v]!]);
        edges.setNode(v, kind[v]!);
      }
      for (let v = 0; v < n; v++) {
        if (kind.some((k, w) => k + kind[v]! > 0 && isTight(v, w))) {
          kind[v] = ODD;
          edges.setNode(v, ODD);
        }
      }
    }
  }
});
