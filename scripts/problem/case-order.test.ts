import { expect, it } from "vitest";
import { inCaseOrder } from "./case-order";

it("puts numbers by value, 2 before 10, the rest by name", () => {
  expect(inCaseOrder(["10", "2", "large-10", "1", "large-9", ".2", "a"])).toEqual([
    ...[".2", "1", "2", "10", "a", "large-9", "large-10"],
  ]);
});

it("gives the same order whatever the order before, with leading zeros too", () => {
  expect(inCaseOrder(["1", "01", "001"])).toEqual(inCaseOrder(["001", "1", "01"]));
});
