import { expect, test } from "vitest";
import { bytes, run } from "../../scripts/testing/on-text";
import { solve } from "./solution";
import { validate } from "./validate";

test("edges: one node, CRLF", () => {
  expect(run(solve, "2 1\r\n2 1\r\n1 2")).toBe("1\n");
});

test("a path of 200000 nodes, from end to end", () => {
  const n = 200_000;
  const edges = Array.from({ length: n - 1 }, (_, i) => `${i + 1} ${i + 2}\n`).join("");
  expect(run(solve, `${n} 1\n${edges}${n} 1\n`)).toBe(`${n - 1}\n`);
});

test("bad input is refused with its place", () => {
  expect(() => run(solve, "0 1\n")).toThrow(
    'line 1, column 1: expected n in [1, 200000], found "0"',
  );
  expect(() => run(solve, "2 1\n1 3\n1 1\n")).toThrow('expected a node in [1, 2], found "3"');
  expect(() => run(solve, "3 1\n1 2\n2 1\n1 1\n")).toThrow("are not a tree");
  expect(() => validate(bytes("3 1\n1 2\n2 1\n1 1\n"))).toThrow(
    "line 3, column 1: expected an edge that closes no cycle",
  );
  expect(() => validate(bytes("1 1\n1 1\n1\n"))).toThrow("line 3, column 1: expected end of input");
});
