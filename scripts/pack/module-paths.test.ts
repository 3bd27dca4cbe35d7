import { expect, it } from "vitest";
import { publishedPath, withPublishedImports } from "./module-paths";

it.each([
  ["lib/graph/dijkstra.ts", "graph/dijkstra"],
  ["lib/number/factorize.wasm.ts", "number/factorize.wasm"],
  ["scripts/problem/generator.ts", "problem/generator"],
  ["scripts/verify/twin.ts", "verify/twin"],
  ["scripts/verify/shape.ts", "verify/shape"],
  ["scripts/verify/planned-case.ts", undefined],
  ["lib/graph/proof/dijkstra.test.ts", undefined],
  ["scripts/judge/events/case-result.ts", undefined],
])("%s is published as %s", (path, published) => {
  expect(publishedPath(path)).toBe(published);
});

it("imports are of what is published, with the ending that ES modules need", () => {
  const text = `import { a } from "./a";
import { b } from "../io/b";
export { c } from "./c.wasm";
const fs = require("fs");
type D = import("./d").D;
`;
  expect(withPublishedImports(text, "lib/graph/x.ts", ".mjs")).toBe(
    text
      .replace('"./a";', '"./a.mjs";')
      .replace('"../io/b"', '"../io/b.mjs"')
      .replace('"./c.wasm"', '"./c.wasm.mjs"')
      .replace('"./d"', '"./d.mjs"'),
  );
  const types = 'import type { Random } from "../../lib/sequence/random";';
  expect(withPublishedImports(types, "scripts/problem/generator.ts", "")).toBe(
    'import type { Random } from "../sequence/random";',
  );
});

it("an import of what is not published is refused", () => {
  expect(() =>
    withPublishedImports('import { x } from "../../scripts/base/x";', "lib/graph/x.ts", ""),
  ).toThrow("lib/graph/x.ts imports ../../scripts/base/x, which is not published");
});
