import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { PersistentArray } from "../persistent-array";

it("agrees with copies of an array, of every size around its nodes and of any kind of value", () => {
  for (const size of [0, 1, 7, 8, 9, 63, 64, 65, 512, 513, 600]) {
    const random = new Random(size);
    const start = Array.from({ length: size }, (_, i) => `${i}`);
    const array = new PersistentArray(start);
    const copies = [start];
    for (let step = 0; step < 400 && size > 0; step++) {
      const [version, i] = [random.int(0, copies.length - 1), random.int(0, size - 1)];
      expect(array.set(version, i, `${step}`)).toBe(copies.length);
      copies.push(copies[version]!.with(i, `${step}`));
      const old = random.int(0, step + 1);
      for (const at of [i, random.int(0, size - 1)])
        expect(array.get(old, at)).toBe(copies[old]![at]);
    }
    expect(array.versions).toBe(copies.length);
    for (const [i, value] of copies.at(-1)!.entries())
      expect(array.get(copies.length - 1, i)).toBe(value);
  }
});
