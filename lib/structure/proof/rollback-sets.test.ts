import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { RollbackSets } from "../rollback-sets";

it("RollbackSets agrees with labels that are copied", () => {
  const random = new Random(1);
  for (let round = 0; round < 60; round++) {
    const size = random.int(1, 10);
    const sets = new RollbackSets(size);
    const past = [Array.from({ length: size }, (_, at) => at)];
    for (let step = 0; step < 40; step++) {
      const labels = past.at(-1)!;
      const [a, b] = [random.int(0, size - 1), random.int(0, size - 1)];
      if (random.int(0, 3) > 0) {
        const isNew = labels[a] !== labels[b];
        expect(sets.union(a, b)).toBe(isNew);
        if (isNew) past.push(labels.map((label) => (label === labels[a] ? labels[b]! : label)));
      } else {
        const time = random.int(0, past.length - 1);
        sets.rollback(time);
        past.length = time + 1;
      }
      const now = past.at(-1)!;
      expect([sets.time, sets.count]).toEqual([past.length - 1, new Set(now).size]);
      const all = [...now.keys()];
      expect(all.map((x) => sets.same(x, a))).toEqual(now.map((label) => label === now[a]));
      expect(all.map((x) => sets.sizeOf(x))).toEqual(
        now.map((label) => now.filter((other) => other === label).length),
      );
    }
  }
});

it("RollbackSets hangs the smaller set under the larger one", () => {
  for (const isTurned of [false, true]) {
    const sets = new RollbackSets(20);
    for (let at = 1; at < 20; at++) {
      const root = sets.find(0);
      if (isTurned) sets.union(0, at);
      else sets.union(at, 0);
      if (at > 1) expect([sets.find(0), sets.find(at)]).toEqual([root, root]);
    }
  }
});

it("RollbackSets refuses what it cannot hold", () => {
  expect(new RollbackSets(0).count).toBe(0);
  const sets = new RollbackSets(2);
  sets.union(0, 1);
});
