import { expect, it } from "vitest";
import { checkCircle } from "../check-circle";

it("names what is no circle", () => {
  checkCircle("f", { x: -0.5, y: 1e9, r: 0.25 });
  for (const bad of [
    { x: Number.NaN, y: 0, r: 1 },
    { x: 0, y: Infinity, r: 1 },
    { x: 0, y: 0, r: 0 },
    { x: 0, y: 0, r: -1 },
    { x: 0, y: 0, r: Number.NaN },
    { x: 0, y: 0, r: Infinity },
  ]) {
    expect(() => checkCircle("f", bad)).toThrow(/^f: expected a finite centre and a positive rad/);
  }
});
