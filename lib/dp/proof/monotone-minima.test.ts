import { expect, it } from "vitest";
import { checkSizes, monotoneMinima } from "../monotone-minima";

it("refuses bad sizes", () => {
  expect(() => checkSizes("monotoneMinima", 2 ** 30, 2 ** 30)).not.toThrow();
  expect(monotoneMinima(0, 0, () => true)).toEqual(new Int32Array(0));
});
