import { expect, it } from "vitest";
import { Random } from "../../sequence/random";
import { RollbackSegmentTree } from "../rollback-segment-tree";

it("agrees with arrays that are copied, for texts and an operation that does not commute", () => {
  const random = new Random(1);
  const versions = [Array.from("abcde")];
  const tree = new RollbackSegmentTree(versions[0]!, (a, b) => a + b, "");
  for (let step = 0; step < 500; step++) {
    if (random.int(0, 3) === 0) {
      versions.length = random.int(1, versions.length);
      tree.rollback(versions.length - 1);
    } else {
      const next = [...versions.at(-1)!];
      next[random.int(0, 4)] = random.pick("xyz");
      next.forEach((text, i) => {
        if (text !== versions.at(-1)![i]) tree.set(i, text);
      });
      if (next.join("") !== versions.at(-1)!.join("")) versions.push(next);
    }
    const l = random.int(0, 5);
    const r = random.int(l, 5);
    expect(tree.time).toBe(versions.length - 1);
    expect(tree.fold(l, r)).toBe(versions.at(-1)!.slice(l, r).join(""));
  }
});
