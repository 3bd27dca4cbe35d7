import { expect, it } from "vitest";
import { undirectedCsr } from "../../graph/csr";
import { shown } from "../shown";

it("puts texts in quotes, as those of a line that was split", () => {
  expect([1.5, Number.NaN, undefined, 3n, {}].map(shown)).toEqual([
    "1.5",
    "NaN",
    "undefined",
    "3n",
    "[object Object]",
  ]);
  const [n, a, b] = "3 1 2".split(" ") as unknown as [number, number, number];
  expect(shown(n)).toBe('"3"');
  expect(() => undirectedCsr(3, [a], [b])).toThrow('a[0] must be a vertex in [0, 3), got "1"');
});
