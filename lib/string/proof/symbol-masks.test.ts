import { expect, test } from "vitest";
import { Random } from "../../sequence/random";
import { symbolMasks } from "../symbol-masks";

test("each symbol has the bits of its places", () => {
  const random = new Random(1);
  for (const n of [0, 1, 29, 30, 31, 60, 95]) {
    const text = Array.from({ length: n }, () => random.int(5, 7));
    const masks = symbolMasks(text);
    expect([...masks.keys()].sort()).toEqual([...new Set(text)].sort());
    for (const [symbol, mask] of masks) {
      const bits = text.map((_, i) => (mask[Math.floor(i / 30)]! >> (i % 30)) & 1);
      expect(bits).toEqual(text.map((other) => Number(other === symbol)));
      expect(mask.every((word) => word >>> 30 === 0)).toBe(true);
    }
  }
});
