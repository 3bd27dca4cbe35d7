import { expect, test } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { LeftistHeaps } from "../leftist-heaps";

/** All [key, item] below a root; checks the order on the way. */
function contents(heaps: LeftistHeaps, root: number): number[][] {
  const entries: number[][] = [];
  const open = [root];
  while (open.length > 0) {
    const node = open.pop()!;
    if (node < 0) continue;
    entries.push([heaps.key(node), heaps.item(node)]);
    for (const below of [heaps.left(node), heaps.right(node)]) {
      if (below >= 0) expect(heaps.key(below)).toBeGreaterThanOrEqual(heaps.key(node));
      open.push(below);
    }
  }
  return entries.sort((a, b) => a[0]! - b[0]! || a[1]! - b[1]!);
}

test("random inserts into random versions: every version keeps what it had", () => {
  for (const random of rounds(20)) {
    const heaps = new LeftistHeaps();
    const versions: { root: number; items: number[][] }[] = [{ root: -1, items: [] }];
    for (let item = 0; item < 60; item++) {
      const { root, items } = random.pick(versions);
      const key = random.int(0, 20);
      versions.push({ root: heaps.insert(root, key, item), items: [...items, [key, item]] });
    }
    for (const { root, items } of versions) {
      let copies = 1;
      for (let at = root; at >= 0; at = heaps.right(at)) copies *= 2;
      expect(copies).toBeLessThanOrEqual(items.length + 1);
      expect(contents(heaps, root)).toEqual(items.sort((a, b) => a[0]! - b[0]! || a[1]! - b[1]!));
    }
  }
});

test("10^5 inserts in ascending, descending and equal order", () => {
  for (const key of [(i: number) => i, (i: number) => -i, () => 0]) {
    const heaps = new LeftistHeaps();
    let root = -1;
    for (let i = 0; i < 100_000; i++) root = heaps.insert(root, key(i), i);
    expect(heaps.key(root)).toBe(Math.min(key(0), key(99_999)));
  }
});
