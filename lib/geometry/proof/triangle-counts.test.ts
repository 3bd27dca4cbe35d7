import { expect, it } from "vitest";
import { TriangleCounts } from "../triangle-counts";

it("refuses corners outside and bad columns", () => {
  const one = Int32Array.of(1);
  const call = () => new TriangleCounts(one, new Int32Array(2), one, one);
  expect(call).toThrow(/^TriangleCounts: 1 x/);
  expect(() => new TriangleCounts(one, one, one, new Int32Array(2))).toThrow(
    /^TriangleCounts: 1 x/,
  );
  const many = new Int32Array(4097);
  expect(() => new TriangleCounts(many, many, one, one)).toThrow(/at most 4096 corners, got 4097/);
});
