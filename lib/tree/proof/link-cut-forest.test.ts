import { expect, it } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { LinkCutForest } from "../link-cut-forest";

class Plain extends LinkCutForest {
  protected override pull(): void {}
}

/** Whether a walk along the edges leads from u to v. */
function reaches(edges: ReadonlySet<string>, u: number, v: number): boolean {
  const seen = new Set([u]);
  for (const w of seen) {
    for (const edge of edges) {
      const [a, b] = edge.split(" ").map(Number) as [number, number];
      if (a === w || b === w) seen.add(a + b - w);
    }
  }
  return seen.has(v);
}

it("edges come and go as in a list of edges; what would close a cycle or is not there is refused", () => {
  for (const random of rounds(40)) {
    const n = random.int(1, 8);
    const [forest, edges] = [new Plain(n), new Set<string>()];
    for (let step = 0; step < 60; step++) {
      const [u, v] = [random.int(0, n - 1), random.int(0, n - 1)];
      const edge = [Math.min(u, v), Math.max(u, v)].join(" ");
      const isJoined = reaches(edges, u, v);
      expect(forest.same(u, v)).toBe(isJoined);
      if (random.int(0, 1) === 0) {
        if (isJoined) expect(() => forest.link(u, v)).toThrow("are connected already");
        else {
          forest.link(u, v);
          edges.add(edge);
        }
      } else if (edges.delete(edge)) forest.cut(u, v);
      else expect(() => forest.cut(u, v)).toThrow(RangeError);
    }
  }
});

it("a bad number of vertices or vertex is refused", () => {
  expect(() => new Plain(-1)).toThrow("LinkCutForest: n must be an integer in [0, 2^28), got -1");
  expect(() => new Plain(2).link(0, 2)).toThrow(RangeError);
});
