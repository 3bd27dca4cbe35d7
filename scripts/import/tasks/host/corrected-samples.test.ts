import { expect, test } from "vitest";
import { testFolder } from "../../../testing/test-folder";
import { correctedNames, takeCorrected } from "./corrected-samples";

test("a damaged file of corrected samples is named once, and goes", () => {
  const root = testFolder({ ".cache/corrected/a.json": '{ "names": [' });
  expect(correctedNames(root, "b")).toEqual([]);
  expect(correctedNames(root, "a")).toEqual(["samples that cannot be read"]);
  expect(() => takeCorrected(root, "a")).toThrow(/^the corrected samples of a are lost/);
  expect(correctedNames(root, "a")).toEqual([]);
});
