import { benchConditions, ratioTo } from "./bench-file";
import { type Catalogue, moduleName, pageOf } from "./catalogue";
import { homePage, playIndex } from "./home-pages";
import { lessonPage } from "./lesson-pages";
import { folderOf, type Language } from "./lessons/languages";
import { STATEMENTS } from "./lessons/pages/statements";
import { COURSES, SERVED, STATEMENT_TEXTS } from "./lessons/translations";
import { libraryIndex, libraryNames, modulePage } from "./library-pages";
import { plain, plotFigure, prose, relinked } from "./markdown";
import { PLAYS } from "./plays";
import { problemIndex, problemPage } from "./problem-pages";
import { statementPage } from "./statement-pages";
import { teacherPage } from "./teacher-page";

/** Every page by its path, as Markdown for the generator. */
export function pages(catalogue: Catalogue): Map<string, string> {
  const { problems, modules } = catalogue;
  const all = new Map<string, string>();
  for (const language of SERVED) languagePages(catalogue, language, all);
  all.set("problems/index.md", problemIndex(problems));
  for (const entry of problems) all.set(`problems/${entry.slug}.md`, problemPage(entry));
  all.set("library/index.md", libraryIndex(catalogue));
  for (const entry of modules)
    all.set(`library/${moduleName(entry.path)}.md`, modulePage(entry, catalogue));
  all.set("benchmarks.md", benchmarkPage(catalogue));
  all.set("experiments.md", relinked(catalogue.experiments, "scripts/lab", pageOf));
  return all;
}

/** First page, lessons, their index and statements: what a language has of its own. */
function languagePages(catalogue: Catalogue, language: Language, all: Map<string, string>): void {
  const folder = folderOf(language);
  all.set(`${folder}index.md`, homePage(catalogue, language));
  for (const play of PLAYS) {
    if (!COURSES[play.page]!.texts[language]) continue;
    all.set(`${folder}play/${play.page}.md`, lessonPage(play, language, catalogue));
  }
  all.set(`${folder}play/index.md`, playIndex(catalogue, language));
  all.set(`${folder}play/teacher.md`, teacherPage(language));
  if (language !== "en") all.set(`${folder}library/index.md`, libraryNames(catalogue, language));
  if (language === "en" || !STATEMENT_TEXTS[language]) return;
  for (const entry of catalogue.problems) {
    if (!(entry.slug in STATEMENTS)) continue;
    const picture = catalogue.translated.get(`${folder}${entry.slug}`);
    all.set(`${folder}problems/${entry.slug}.md`, statementPage(entry, language, picture));
  }
}

function benchmarkPage({ bench, plots }: Catalogue): string {
  const topics = new Map<string, string[]>();
  for (const [file, own] of plots) {
    const topic = /^lib\/([a-z]+)\//.exec(file)?.[1] ?? "whole programs";
    const page = pageOf(file);
    const name = page ? `[${moduleName(file).replace(".bench", "")}](${page})` : `\`${file}\``;
    const parts = own.map(
      ({ title, svg }) => `### ${plain(title)}\n\n${name}\n\n${plotFigure(svg)}`,
    );
    topics.set(topic, [...(topics.get(topic) ?? []), ...parts]);
  }
  const ratio = (value: number | undefined) => value?.toPrecision(2) ?? "–";
  const rows = bench.results.map(
    (result) =>
      `| ${prose(result.work)} | ${ratio(ratioTo(result, "cpp"))} | ${ratio(ratioTo(result, "peer"))} |`,
  );
  const sections = [...topics].map(([topic, parts]) => `## ${topic}\n\n${parts.join("\n\n")}`);
  return `# Benchmarks

Our time over that of each other contender: cold is the first run in a process, or the whole process; warm is a later run in the same process. **Below 1 we are faster.**

${benchConditions(bench)}. Only ratios are shown, because other work on a machine changes times more than ratios. All contenders of a work give the same answers.

## All works

Our time over that of C++, and over that of the fastest package, in a warm process where there is one.

| work | ÷ C++ | ÷ package |
|---|---:|---:|
${rows.join("\n")}

${sections.join("\n\n")}
`;
}
