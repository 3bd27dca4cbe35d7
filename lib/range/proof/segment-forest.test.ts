import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { SegmentForest } from "../segment-forest";

it("agrees with maps, for texts in the order of keys, up to 2^53", () => {
  const random = new Random(1);
  for (const scale of [1, 2 ** 49]) {
    for (let round = 0; round < 60; round++) {
      const forest = new SegmentForest(16 * scale, (a: string, b: string) => a + b, "");
      const maps = [0, 1, 2].map(() => new Map<number, string>());
      for (const _ of maps) forest.make();
      for (let step = 0; step < 50; step++) {
        const [tree, other] = [random.int(0, maps.length - 1), random.int(0, maps.length - 1)];
        const key = random.int(0, 15) * scale;
        const map = maps[tree]!;
        const kind = random.int(0, 3);
        if (kind === 0 && maps.length < 12) {
          expect(forest.split(tree, key)).toBe(maps.length);
          maps.push(new Map([...map].filter(([at]) => at >= key)));
          for (const at of maps.at(-1)!.keys()) map.delete(at);
        } else if (kind === 1 && tree !== other) {
          forest.unite(tree, other);
          for (const [at, x] of maps[other]!) map.set(at, (map.get(at) ?? "") + x);
          maps[other]!.clear();
        } else {
          forest.set(tree, key, `${step % 10}`);
          map.set(key, `${step % 10}`);
        }
        const text = (to: number) =>
          [...maps[tree]!]
            .sort(([a], [b]) => a - b)
            .flatMap(([at, x]) => (at < to ? x : []))
            .join("");
        expect(forest.fold(tree, 0, key)).toBe(text(key));
        expect(forest.get(tree, key)).toBe(map.get(key) ?? "");
        const end = forest.maxRight(tree, (fold) => fold.length <= 2);
        expect(text(end).length <= 2 && (end === 16 * scale || text(end + 1).length > 2)).toBe(
          true,
        );
      }
    }
  }
});
