import { expect, it } from "vitest";
import { withSections } from "./sections";

const text = "a\n<!-- x -->\n| p | 12 ms |\n<!-- /x -->\nb\n<!-- y -->\n<!-- /y -->\n";

it("replaces the text between the marks and nothing else", () => {
  expect(withSections(text, { y: "new\n", x: "old" })).toBe(
    "a\n<!-- x -->\nold\n<!-- /x -->\nb\n<!-- y -->\nnew\n<!-- /y -->\n",
  );
  expect(() => withSections(text, { z: "" })).toThrow("no section <!-- z --> … <!-- /z -->");
});
