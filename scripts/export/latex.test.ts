import { readFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "glob";
import { expect, it } from "vitest";
import { WORKSPACE } from "../base/host/roots";
import { statementOf } from "../problem/readme-parts";
import { htmlPage } from "./html";
import { latexOf } from "./latex";
import { blocksOf } from "./markdown";
import { statementBlocks, statementMarkdown, statementParts } from "./statement";

const tex = (markdown: string) => latexOf(blocksOf(markdown)).trim();
const html = (markdown: string) =>
  /<h1>.*<\/h1>\n([\s\S]*)\n<\/body>/.exec(htmlPage("", blocksOf(markdown)))![1];

it.each([
  ["10^6, 10⁹ and 2^(n-1)", "10$^{6}$, 10$^{9}$ and 2$^{n-1}$"],
  ["1 ≤ n ≤ 10¹⁸", "1 $\\le$ n $\\le$ 10$^{18}$"],
  ["50% of `a_b {x}` & #1", "50\\% of \\texttt{a\\_b \\{x\\}} \\& \\#1"],
  [
    "**bold** and *slanted*, snake_case_name",
    "\\textbf{bold} and \\emph{slanted}, snake\\_case\\_name",
  ],
  ["[here](https://a.b/c%20d) and [there](../x.md)", "\\href{https://a.b/c\\%20d}{here} and there"],
  ["![board](view.svg)\n\ntext", "text"],
  ["- one\n- two\n  more", "\\begin{itemize}\n  \\item one\n  \\item two more\n\\end{itemize}"],
  ["1. a\n2. b", "\\begin{enumerate}\n  \\item a\n  \\item b\n\\end{enumerate}"],
  ["```text\na_b $x$\n```", "\\begin{verbatim}\na_b $x$\n\\end{verbatim}"],
  [
    "| a | b |\n|---|---|\n| `x` | y \\| z |",
    "\\begin{tabular}{|l|l|}\n\\hline\na & b \\\\ \\hline\n\\texttt{x} & y $|$ z \\\\ \\hline\n\\end{tabular}",
  ],
  ["\\*not\\* a~b \\\\ c", "*not* a\\textasciitilde{}b \\textbackslash{} c"],
])("%j as LaTeX", (markdown, expected) => expect(tex(markdown)).toBe(expected));

it.each([
  ["a < b & `c<d>`", "<p>a &lt; b &amp; <code>c&lt;d&gt;</code></p>"],
  ["2^(n-1) **x**", "<p>2<sup>n-1</sup> <strong>x</strong></p>"],
  ["- a\n- b", "<ul><li>a</li><li>b</li></ul>"],
])("%j as HTML", (markdown, expected) => expect(html(markdown)).toBe(expected));

it("a statement without title, pictures and samples", () => {
  const readme =
    "# T\n\nLegend [x](../y.md).\n\n![p](v.svg)\n\n## Input\n\nn\n\n## Samples\n\n1\n\n## Constraints\n\nfew\n";
  expect(statementMarkdown(readme, true)).toBe(
    "Legend x.\n\n## Input\n\nn\n\n## Constraints\n\nfew\n",
  );
  expect(statementMarkdown(readme, false)).toContain("## Samples\n\n1");
  const titles = statementParts(readme).sections.map(({ title }) => title);
  expect(titles).toEqual(["Input", "Samples", "Constraints"]);
});

/** By their pages: another test makes a problem without one meanwhile. */
const pages = globSync("problems/*/README.md", { cwd: WORKSPACE, posix: true }).sort();

it.each(pages)("the statement of %s is LaTeX", (page) => {
  const readme = statementOf(readFileSync(join(WORKSPACE, page), "utf8"));
  const text = latexOf(statementBlocks(statementParts(readme), false));
  expect(text.length).toBeGreaterThan(100);
  expectTex(text);
});

/** What TeX stumbles over: unbalanced groups and environments, and characters that it does not know. */
function expectTex(tex: string): void {
  const code = tex.replace(/\\begin\{verbatim\}[\s\S]*?\\end\{verbatim\}/g, "");
  expect(code.replace(/[\0-\x7f\xc0-\xff]/g, "")).toBe("");
  const open: string[] = [];
  for (const [, kind, name] of code.matchAll(/\\(begin|end)\{(\w+)\}/g)) {
    if (kind === "begin") open.push(name!);
    else expect(open.pop()).toBe(name);
  }
  expect(open).toEqual([]);
  let depth = 0;
  for (const [mark] of code.replace(/\\[\\{}]/g, "").matchAll(/[{}]/g)) {
    depth += mark === "{" ? 1 : -1;
    expect(depth).toBeGreaterThanOrEqual(0);
  }
  expect(depth).toBe(0);
  expect((code.replace(/\\\$/g, "").match(/\$/g) ?? []).length % 2).toBe(0);
  expect(
    code
      .replace(/\\[#%&_]/g, "")
      .replace(/\\href\{[^}]*\}/g, "")
      .replace(/ & | \\\\/g, ""),
  ).not.toMatch(/[#%&]/);
}
