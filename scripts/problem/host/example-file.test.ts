import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { WORKSPACE } from "../../base/host/roots";
import { exampleFile } from "./example-file";

const FILES = ["problem.ts", "brute.ts", "generate.ts", "validate.ts", "interact.ts", "cases.json"];

it.each(FILES)("%s of the example is there, in a clone and in an installed package", (file) => {
  expect(existsSync(join(WORKSPACE, exampleFile(file)))).toBe(true);
  const installed = "node_modules/judgebench/";
  const shown = exampleFile(file, join(WORKSPACE, installed));
  expect(shown.startsWith(installed)).toBe(true);
  expect(existsSync(join(WORKSPACE, shown.slice(installed.length)))).toBe(true);
});
