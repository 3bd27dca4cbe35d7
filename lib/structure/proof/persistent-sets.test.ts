import { expect, it } from "vitest";
import { labelsModel } from "../../../scripts/testing/models";
import { rounds } from "../../../scripts/testing/rounds";
import { PersistentSets } from "../persistent-sets";

it("agrees with the unions of each version on labels", () => {
  for (const random of rounds(20)) {
    const size = random.int(1, 12);
    const sets = new PersistentSets(size);
    const unions: (readonly [number, number])[][] = [[]];
    for (let step = 0; step < 40; step++) {
      const version = random.int(0, unions.length - 1);
      const [a, b] = [random.int(0, size - 1), random.int(0, size - 1)];
      const labels = labelsModel(size);
      for (const pair of unions[version]!) labels.union(...pair);
      expect(sets.same(version, a, b)).toBe(labels.same(a, b));
      expect(sets.sizeOf(version, a)).toBe(labels.sizeOf(a));
      expect(sets.count(version)).toBe(labels.count);
      expect(labels.same(sets.find(version, a), a)).toBe(true);
      const joined = sets.union(version, a, b);
      expect(joined).toBe(labels.same(a, b) ? version : unions.length);
      if (joined === unions.length) unions.push([...unions[version]!, [a, b]]);
    }
    expect(sets.versions).toBe(unions.length);
  }
});
