import { createRequire } from "node:module";
import { join, relative } from "node:path";
import { expect, it } from "vitest";
import { TOOL } from "../../base/host/roots";
import { publishedPath } from "../module-paths";
import { putLibrary } from "./library-forms";
import { TYPES } from "./pack";

it("a clone and the package give the types of a user's files the same names", () => {
  const { resolve } = createRequire(join(TOOL, "package.json"));
  const inClone = TYPES.map((path) => relative(TOOL, resolve(`judgebench/${publishedPath(path)}`)));
  expect(inClone.map((path) => path.replaceAll("\\", "/"))).toEqual(TYPES);
  expect(TYPES.map(publishedPath)).toEqual(expect.arrayContaining(["verify/twin", "verify/shape"]));
});

it("a twin's type is declared for both forms", () => {
  const texts = new Map<string, string>();
  putLibrary(["scripts/verify/twin.ts"], (path, text) => void texts.set(path, text));
  for (const [path, random] of [
    ["esm/verify/twin.d.mts", "../sequence/random.mjs"],
    ["cjs/verify/twin.d.ts", "../sequence/random"],
  ] as const) {
    expect(texts.get(path)).toContain("export interface Twin {");
    expect(texts.get(path)).toContain(`import type { Random } from "${random}";`);
  }
});
