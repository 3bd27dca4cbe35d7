import { expect, it } from "vitest";
import { expectedVerdict } from "./expected-verdict";

it("reads the first line of a wrong program", () => {
  expect(expectedVerdict("// expect: TLE — a search for every query\nimport x;")).toBe("TLE");
  expect(expectedVerdict("// expect: XX — what\n")).toBeUndefined();
  expect(expectedVerdict("// expect: WA\n")).toBeUndefined();
  expect(expectedVerdict("\n// expect: WA — late")).toBeUndefined();
});
