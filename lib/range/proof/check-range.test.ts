import { expect, it } from "vitest";
import { checkFold, checkIndex, checkRange, checkSize } from "../check-range";

const places = [-1, -0.5, 0, 0.5, 1, 2, 3, 4, 2 ** 31, 2 ** 32, 2 ** 32 + 1, Number.NaN, Infinity];

it("takes exactly the ranges with 0 <= l <= r <= size", () => {
  for (const size of [0, 1, 3]) {
    for (const l of places) {
      for (const r of places) {
        const right = [0, 1, 2, 3].includes(l) && [0, 1, 2, 3].includes(r) && l <= r && r <= size;
        const check = () => checkRange("Tree.sum", l, r, size);
        if (right) check();
        else
          expect(check).toThrow(
            `Tree.sum: expected 0 <= l <= r <= ${size}, got l = ${l}, r = ${r}`,
          );
      }
    }
  }
});

it("takes exactly the indices in [0, size)", () => {
  for (const size of [0, 1, 3]) {
    for (const i of places) {
      const check = () => checkIndex("Tree.get", i, size);
      if ([0, 1, 2].includes(i) && i < size) check();
      else expect(check).toThrow(`Tree.get: index must be an integer in [0, ${size}), got ${i}`);
    }
  }
});

it("takes exactly the sizes in [0, limit]", () => {
  for (const size of places) {
    const check = () => checkSize("Tree", size, 3);
    if ([0, 1, 2, 3].includes(size)) check();
    else expect(check).toThrow(`Tree: size must be an integer in [0, 3], got ${size}`);
  }
});

it("takes a function and a number", () => {
  checkFold("Tree", Math.max, -Infinity);
  for (const op of [undefined, null, 0])
    expect(() => checkFold("Tree", op, 0)).toThrow(`Tree: op must be a function, got ${op}`);
  expect(() => checkFold("Tree", "max", 0)).toThrow('op must be a function, got "max"');
  for (const identity of [undefined, null, "0", 0n, Number.NaN]) {
    const call = () => checkFold("Tree", Math.max, identity);
    expect(call).toThrow("Tree: identity must be a number, such as 0 for sums");
  }
});
