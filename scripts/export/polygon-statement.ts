import type { ExportedProblem, PackageFile } from "./exported-problem";
import { latexOf } from "./latex";
import { type Statement, shownSections, statementParts } from "./statement";

/** The sections that Polygon's editor has, and the whole as one problem of olymp.sty. */
export function polygonStatement({ problem, readme }: ExportedProblem): PackageFile[] {
  const parts = statementParts(readme);
  const sections = shownSections(parts, true);
  const named = (name: RegExp) => sections.filter(({ title }) => name.test(title));
  const texOf = (chosen: Statement["sections"]) =>
    chosen.map(({ blocks }) => latexOf(blocks, "subsection")).join("\n");
  const rest = sections.filter(({ title }) => !/^(in|out)put\b/i.test(title));
  const notes = rest
    .map(({ title, blocks }) => `\\textbf{${title}}\n\n${latexOf(blocks, "subsection")}`)
    .join("\n");
  const texts: Readonly<Record<string, string>> = {
    name: problem.title,
    legend: latexOf(parts.legend, "subsection"),
    input: texOf(named(/^input\b/i)),
    output: texOf(named(/^output\b/i)),
    notes,
  };
  const folder = "statement-sections/english";
  const title = latexOf([{ kind: "paragraph", text: problem.title }]).trim();
  const { input = "standard input", output = "standard output" } = problem.files ?? {};
  const seconds = `${problem.timeLimitMs / 1000} seconds`;
  const memory = `${problem.memoryLimitMiB} megabytes`;
  return [
    {
      path: "statements/english/problem.tex",
      content: [
        `\\begin{problem}{${title}}{${input}}{${output}}{${seconds}}{${memory}}`,
        texts.legend!,
        `\\InputFile\n${texts.input}`,
        `\\OutputFile\n${texts.output}`,
        `\\Note\n${texts.notes}`,
        "\\end{problem}\n",
      ].join("\n"),
    },
    ...Object.entries(texts).map(([name, text]) => ({
      path: `${folder}/${name}.tex`,
      content: text.endsWith("\n") ? text : `${text}\n`,
    })),
  ];
}
