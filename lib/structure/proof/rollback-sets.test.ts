import { expect, it } from "vitest";
import { holdToModel } from "../../../scripts/testing/hold-to-model";
import { labelsModel, none } from "../../../scripts/testing/models";
import type { Random } from "../../sequence/random";
import { RollbackSets } from "../rollback-sets";

it("RollbackSets agrees with labels that are copied", () => {
  const size = 10;
  const one = (random: Random) => [random.int(0, size - 1)];
  const two = (random: Random) => [random.int(0, size - 1), random.int(0, size - 1)];
  holdToModel(
    () => [new RollbackSets(size), labelsModel(size)],
    {
      union: two,
      rollback: (random, { time }) => (random.int(0, 3) === 0 ? [random.int(0, time)] : undefined),
    },
    { time: none, count: none, same: two, sizeOf: one },
    { length: 100 },
  );
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
