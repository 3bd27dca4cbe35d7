import { expect, test } from "vitest";
import { undirectedCsr } from "../csr";
import { pathGraph } from "../random-graph";
import { triangles } from "../triangles";

test("a path of 2·10^5 vertices, what is refused", () => {
  const refuse = () => {
    throw new Error("no triangle");
  };
  const { n, from, to } = pathGraph(200_000);
  triangles(undirectedCsr(n, from, to), refuse);
  const call = () => triangles(undirectedCsr(2, [0, 1], [1, 0]), refuse);
  expect(call).toThrow("triangles: parallel edges between 0 and 1");
});
