import { expect, it } from "vitest";

it.each([
  [[0], [-0]],
  [
    [1, 2],
    [1, 3],
  ],
  [[1], [1, 2]],
  [
    ["a", true],
    ["a", false],
  ],
  [[undefined], [null]],
  [[[1, 2]], [[1, 3]]],
  [Int32Array.of(1, 2), Int32Array.of(1, 3)],
  [Int32Array.of(1, 2), Uint32Array.of(1, 2)],
  [Float64Array.of(0), Float64Array.of(-0)],
  [{ found: Int8Array.of(1) }, { found: Int8Array.of(2) }],
])("tells %o from %o", (a, b) => {
  expect(() => expect(a).toEqual(b)).toThrow("to deeply equal");
  expect(a).not.toEqual(b);
});

it("finds equal what is equal", () => {
  expect([Number.NaN, [1, 2]]).toEqual([Number.NaN, [1, 2]]);
  expect(Float64Array.of(Number.NaN, 2)).toEqual(Float64Array.of(Number.NaN, 2));
  expect(Int32Array.of(0, 1, 2).subarray(1)).toEqual(Int32Array.of(1, 2));
});

it("counts the calls, and knows the test", () => {
  expect.assertions(4);
  for (let call = 0; call < 3; call++) expect(call).toBe(call);
  expect(expect.getState().currentTestName).toContain("counts the calls");
});
