import { expect, test } from "vitest";
import { rounds } from "../../../scripts/testing/rounds";
import { groups } from "../groups";

test("random labels: as filters", () => {
  for (const random of rounds(500)) {
    const count = random.int(0, 5);
    const labels = Int32Array.from({ length: random.int(0, 9) }, () => random.int(-1, count - 1));
    const { start, item } = groups(count, labels);
    expect(start[count]).toBe(item.length);
    for (let g = 0; g < count; g++) {
      const wanted = [...labels.keys()].filter((i) => labels[i] === g);
      expect([...item.subarray(start[g], start[g + 1])]).toEqual(wanted);
    }
  }
});

test("2·10^5 items, no item", () => {
  const { item } = groups(1, new Int32Array(200_000));
  expect(item.every((i, at) => i === at)).toBe(true);
  expect(groups(0, new Int32Array(0)).start).toHaveLength(1);
});
