import { expect, it } from "vitest";
import { sourcePlaces } from "./source-place";

it("finds the places of sources in a stack", () => {
  const stack = "TypeError\n at f (lib/io/writer.ts:78)\n at .contest/a-sum/solution.ts:9:3";
  const places = sourcePlaces(stack);
  expect(places.map(({ path, line, column }) => [path, line, column])).toEqual([
    ["lib/io/writer.ts", 78, 1],
    [".contest/a-sum/solution.ts", 9, 3],
  ]);
  expect(places.map(({ start, end }) => stack.slice(start, end))).toEqual([
    "lib/io/writer.ts:78",
    ".contest/a-sum/solution.ts:9:3",
  ]);
});

it("finds the library's places in a workspace", () => {
  const places = sourcePlaces(" at push (node_modules/judgebench/lib/structure/int-queue.ts:39)");
  expect(places[0]?.path).toBe("node_modules/judgebench/lib/structure/int-queue.ts");
});

it("leaves other places, and ways out of the folder, alone", () => {
  expect(sourcePlaces("/etc/passwd:1 node:internal/x:3 solution.ts:2")).toEqual([]);
  expect(sourcePlaces("problems/../../etc/x.ts:1")).toEqual([]);
  expect(sourcePlaces("lib/a.ts:1 ".repeat(1000)).length).toBe(50);
});
