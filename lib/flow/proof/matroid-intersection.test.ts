import { expect, test } from "vitest";
import { matroidIntersection } from "../matroid-intersection";
import { PartitionMatroid } from "../partition-matroid";

test("different elements are refused", () => {
  const [one, two] = [[0], [0, 0]].map((classes) => new PartitionMatroid(classes, [1]));
  expect(() => matroidIntersection(one!, two!)).toThrow(
    "matroidIntersection: got 1 and 2 elements",
  );
});
