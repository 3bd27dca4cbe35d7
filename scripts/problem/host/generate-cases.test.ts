import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { WORKSPACE } from "../../base/host/roots";
import { testFolder } from "../../testing/test-folder";
import { makeCase } from "./generate-cases";

// A problem whose parts fail, beside the others' folder: other tests list that one meanwhile.
const FILES = {
  "generate.ts":
    'export const generators = { bad: () => { throw new Error("no dice"); }, odd: () => "1\\n", even: () => "2\\n" };\n',
  "validate.ts":
    'export function validate(input: Uint8Array) {\n  if (input[0] === 49) throw new Error("input line 1: odd");\n}\n',
  "brute.ts":
    'export function solve() {\n  throw new TypeError("cells.end is not a function");\n}\n',
};
const FOLDER = `.cache/${basename(testFolder(FILES, "faulty-", join(WORKSPACE, ".cache")))}`;
const SLUG = `../${FOLDER}`;

it.each([
  ["bad", "its generator failed: no dice", `${FOLDER}/generate.ts:1`],
  [
    "odd",
    "validate.ts refuses what the generator made: input line 1: odd",
    `${FOLDER}/validate.ts:2`,
  ],
  ["even", "brute.ts failed on it: cells.end is not a function", `${FOLDER}/brute.ts:2`],
])("names the part of a problem that failed, and its file: %s", (generator, message, place) => {
  const make = () => makeCase(SLUG, "large-1", { from: "generator", generator, seed: 1 });
  expect(make).toThrow(
    expect.objectContaining({
      message: `cases/${SLUG}/large-1: ${message}`,
      hint: `look at ${place}`,
    }),
  );
});
