import { benchConditions, ratioTo } from "./bench-file";
import { type Catalogue, moduleName, pageOf } from "./catalogue";
import { lessonPage } from "./lesson-pages";
import { folderOf, LANGUAGES } from "./lessons/languages";
import { COURSES } from "./lessons/translations";
import { libraryIndex, modulePage } from "./library-pages";
import { fenced, figure, plain, plotFigure, prose, relinked } from "./markdown";
import { PLAYS } from "./plays";
import { problemIndex, problemPage } from "./problem-pages";

/** Every page by its path, as Markdown for the generator. */
export function pages(catalogue: Catalogue): Map<string, string> {
  const { problems, modules } = catalogue;
  const all = new Map<string, string>();
  all.set("index.md", homePage(catalogue));
  for (const play of PLAYS) {
    if (!COURSES[play.page]) all.set(`play/${play.page}.md`, playPage(play.page));
    for (const language of LANGUAGES) {
      if (!COURSES[play.page]?.texts[language]) continue;
      all.set(`${folderOf(language)}play/${play.page}.md`, lessonPage(play, language, catalogue));
    }
  }
  all.set("play/index.md", playIndex(catalogue));
  all.set("problems/index.md", problemIndex(problems));
  for (const entry of problems) all.set(`problems/${entry.slug}.md`, problemPage(entry));
  all.set("library/index.md", libraryIndex(modules));
  for (const entry of modules) all.set(`library/${moduleName(entry.path)}.md`, modulePage(entry));
  all.set("benchmarks.md", benchmarkPage(catalogue));
  all.set("experiments.md", relinked(catalogue.experiments, "scripts/lab", pageOf));
  return all;
}

function homePage(catalogue: Catalogue): string {
  const { problems, modules, verdicts, start } = catalogue;
  const topics = new Set(modules.map(({ path }) => path.split("/")[1]));
  return `---
outline: false
aside: false
---

# judgebench

A bench for online-judge problems in TypeScript: what you judge is what you submit. It runs exactly the file that you will paste into the judge's form, in a sandbox, and with \`--for\` under the judge's version of Node. A library of ${modules.length} modules carries the weight of a solution.

${fenced(verdicts, "text")}

## Start

${start}

## Play

${playCards(catalogue)}

## Look up

- [Problems](/problems/): ${problems.length} problems, each with statement, folded hints, solution and the one file to submit.
- [Library](/library/): ${modules.length} modules in ${topics.size} topics, each with its card, signatures, code and a bundle to paste.
- [Benchmarks](/benchmarks): our time over that of packages from npm and of C++.
`;
}

function playIndex(catalogue: Catalogue): string {
  return `---\naside: false\n---\n\n# Play\n\nFive pages to play with. Each is a picture before you touch it.\n\n${playCards(catalogue)}\n`;
}

/** Picture, title and lead of each page to play with. */
function playCards({ stills }: Catalogue): string {
  const cards = PLAYS.map(({ page, title, lead }) => {
    const still = stills.get(page);
    return `<div>\n\n${still ? figure(still) : ""}\n\n**[${title}](/play/${page})**\n\n${lead}\n\n</div>`;
  });
  return `<div class="cards">\n\n${cards.join("\n\n")}\n\n</div>`;
}

function playPage(page: string): string {
  const { title, lead, component, slugs } = PLAYS.find((play) => play.page === page)!;
  const links = slugs.map((slug) => `[${slug}](/problems/${slug})`).join(", ");
  return `---
title: ${title}
description: ${JSON.stringify(lead)}
aside: false
sidebar: false
pageClass: play-page
outline: false
---

<script setup>
import { words } from "#lessons/words.en";
</script>

# ${title}

<p class="lead">${lead}</p>

<${component} :words="words" />

The problem with statement, solution and bundle: ${links}.
`;
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
