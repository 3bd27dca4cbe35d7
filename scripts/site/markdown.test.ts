import { expect, it } from "vitest";
import { fenced, figure, plain, prose, relinked } from "./markdown";

it("plain text is shown as it is, whatever it holds", () => {
  expect(plain("a<b> & [c](d) *e* {{ f }} `g` | h")).toBe(
    "a&lt;b&gt; &amp; \\[c\\](d) \\*e\\* &#123;&#123; f }} \\`g\\` \\| h",
  );
});

it("an underscore inside a word is no markup, one at its end may be", () => {
  expect(plain("point_add_range_sum, _x_")).toBe("point_add_range_sum, \\_x\\_");
});

it("prose keeps code between back-ticks", () => {
  expect(prose("use `a<b>` not <c>")).toBe("use `a<b>` not &lt;c&gt;");
});

it("a fence is longer than any in the code", () => {
  expect(fenced("x\n```\ny\n````\n", "ts")).toBe("`````ts\nx\n```\ny\n````\n`````");
});

it("a figure has no blank line that would end it", () => {
  expect(figure("<svg>\n\n<g/>\n \n</svg>\n")).toBe(
    '<div class="drawn" v-pre><svg>\n<g/>\n</svg></div>',
  );
});

it("a figure that moves keeps its style, which a template of Vue cannot hold", () => {
  expect(figure("<svg><style>.a{}</style></svg>")).toBe(
    '<div class="drawn" v-html="&quot;&lt;svg>&lt;style>.a{}&lt;/style>&lt;/svg>&quot;"></div>',
  );
});

it("links into the repository lead to pages, or vanish", () => {
  const pageOf = (path: string) =>
    path === "lib/io/scanner.ts" ? "/library/io/scanner" : undefined;
  const text = "[a](../../lib/io/scanner.ts) [b](../x) [c](https://d.example) [e](#f) ![g](h.svg)";
  expect(relinked(text, "problems/p", pageOf)).toBe(
    "[a](/library/io/scanner) b [c](https://d.example) [e](#f) ![g](h.svg)",
  );
});
