import { expect, it } from "vitest";
import { nearestModules } from "./nearest-modules";

const MODULES = [
  ..."graph/dijkstra number/factorize number/factorize.wasm range/fenwick-tree".split(" "),
  ..."range/fenwick-tree-2d tree/static-top-tree tree/heavy-light".split(" "),
];

it.each([
  ["judgebench/graph/dijsktra", '"judgebench/graph/dijkstra"'],
  ["judgebench/dijkstra", '"judgebench/graph/dijkstra"'],
  ["judgebench/tree/top-tree", '"judgebench/tree/static-top-tree"'],
  ["judgebench/tree/StaticTopTree", '"judgebench/tree/static-top-tree"'],
  ["judgebench/tree/TopTree", '"judgebench/tree/static-top-tree"'],
  ["judgebench/Tree/Heavy-Light.ts", '"judgebench/tree/heavy-light"'],
  ["judgebench/structure/FenwickTree2d", '"judgebench/range/fenwick-tree-2d"'],
  ["../../lib/range/fenwicktree", '"../../lib/range/fenwick-tree"'],
  ["judgebench/number/factorise", '"judgebench/number/factorize"'],
  ["judgebench/xyzzy-plugh", ""],
  ["./dijsktra", ""],
])("%s may mean %s", (name, hint) => {
  expect(nearestModules(name, MODULES).join(", ")).toBe(hint);
});
