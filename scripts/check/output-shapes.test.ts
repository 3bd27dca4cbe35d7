import { expect, it } from "vitest";
import { OUTPUT_SHAPES, outputsLine } from "./output-shapes";

it("the shapes are of one size and differ in their lines", () => {
  const texts = Object.values(OUTPUT_SHAPES).map((make) => make());
  expect(texts.map(({ length }) => length)).toEqual(texts.map(() => 16_000_000));
  const newlines = texts.map((text) => text.split("\n").length - 1);
  expect(newlines).toEqual([160_000, 1, 1_000_000, 0]);
});

it("a runtime fails where one shape takes more than 1.5 times the first", () => {
  const good = outputsLine("Node 22.19.0", [100, 150, 40, 100]);
  expect(good.isGood).toBe(true);
  expect(good.line).toMatch(/^Node 22\.19\.0 +100 ms +1\.50 × +0\.40 × +1\.00 ×$/);
  const bad = outputsLine("Deno 2.7.14", [100, 8000, 40, 100]);
  expect(bad.isGood).toBe(false);
  expect(bad.line).toContain("80.00 ×");
});
