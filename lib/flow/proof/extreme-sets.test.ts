import { expect, test } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { randomGraph } from "../../graph/random-graph";
import { extremeSets } from "../extreme-sets";

test("all sets whose cut is smaller than that of each part; the cut of each node", () => {
  for (const random of rounds(150)) {
    const n = random.int(1, 6);
    const { from, to } = randomGraph(random, n, random.int(0, 10));
    const weight = Array.from(from, () => random.int(0, random.pick([1, 9])));
    const { parent, cut } = extremeSets(n, from, to, weight);
    const cuts = Array.from({ length: 1 << n }, (_, set) =>
      weight.reduce((sum, w, e) => sum + (((set >> from[e]!) ^ (set >> to[e]!)) & 1) * w, 0),
    );
    const sets = Int32Array.from(parent, (_, node) => (node < n ? 1 << node : 0));
    for (const [node, above] of parent.entries()) if (above !== -1) sets[above]! |= sets[node]!;
    expect([...sets].map((set) => cuts[set])).toEqual([...cut]);
    expect(sets[2 * n - 2]).toBe((1 << n) - 1);
    for (let set = 1; set < 1 << n; set++) {
      let isExtreme = true;
      for (let part = (set - 1) & set; part > 0; part = (part - 1) & set)
        if (cuts[part]! <= cuts[set]!) isExtreme = false;
      if (isExtreme) expect(sets).toContain(set);
    }
  }
});
