import { expect, it } from "vitest";
import { withPackedLinks } from "./packed-links";

const PATHS = ["README.md", "lib/README.md", "lib/graph/dijkstra.ts", "lib/io/README.md"];

it.each([
  ["[a](graph/dijkstra.ts), [b](io/README.md#numbers)", undefined],
  ["[c](../README.md) [d](graph) [e](graph/) [f](#a-heading) [g](https://a.example/b)", undefined],
  ["[lca](graph/proof/lca.verify.ts), [x](graph/dijkstra.ts)", "lca, [x](graph/dijkstra.ts)"],
  ["![a knight](../problems/knight/view.svg)[`a[i]`](range.md#x)", "`a[i]`"],
  ["`table[0](x)` [y](y.ts)\n```\nrows[0](y)\n```", "`table[0](x)` y\n```\nrows[0](y)\n```"],
])("%j in lib/README.md", (text, packed = text) => {
  expect(withPackedLinks("lib/README.md", text, PATHS)).toBe(packed);
});
