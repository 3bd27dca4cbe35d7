import { expect, it } from "vitest";
import { staleSections, withSections } from "./sections";

const text = "a\n<!-- x -->\n| p | 12 ms |\n<!-- /x -->\nb\n<!-- y -->\n<!-- /y -->\n";

it("replaces what stands between the marks and nothing else", () => {
  expect(withSections(text, { y: "new\n", x: "old" })).toBe(
    "a\n<!-- x -->\nold\n<!-- /x -->\nb\n<!-- y -->\nnew\n<!-- /y -->\n",
  );
  expect(() => withSections(text, { z: "" })).toThrow("no section <!-- z --> … <!-- /z -->");
});

it("tells stale sections, whatever the times are", () => {
  const fresh = withSections(text, { y: "new" });
  expect(staleSections(fresh, { x: "| p | 7 ms |", y: "new" })).toEqual([]);
  expect(staleSections(fresh, { x: "| p | – ms |", y: "newer" })).toEqual(["y"]);
  expect(staleSections(fresh, { x: "| q | 12 ms |", y: "new" })).toEqual(["x"]);
});
