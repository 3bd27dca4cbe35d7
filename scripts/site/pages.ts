import { benchConditions } from "./bench-file";
import { type Catalogue, moduleName, pageOf } from "./catalogue";
import { libraryIndex, modulePage } from "./library-pages";
import { figure, opaqueFigure, plain } from "./markdown";
import { PLAYS } from "./plays";
import { problemIndex, problemPage } from "./problem-pages";

/** Every page by its path, as Markdown for the generator. */
export function pages(catalogue: Catalogue): Map<string, string> {
  const { problems, modules } = catalogue;
  const all = new Map<string, string>();
  all.set("index.md", homePage(catalogue));
  for (const play of PLAYS) all.set(`play/${play.page}.md`, playPage(play.page));
  all.set("play/index.md", playIndex());
  all.set("problems/index.md", problemIndex(problems));
  for (const entry of problems) all.set(`problems/${entry.slug}.md`, problemPage(entry));
  all.set("library/index.md", libraryIndex(modules));
  for (const entry of modules) all.set(`library/${moduleName(entry.path)}.md`, modulePage(entry));
  all.set("benchmarks.md", benchmarkPage(catalogue));
  return all;
}

function homePage({ problems, modules }: Catalogue): string {
  const topics = new Set(modules.map(({ path }) => path.split("/")[1]));
  const cards = PLAYS.map(({ page, title, lead }) => `- **[${title}](/play/${page})**: ${lead}`);
  const picture = problems.find(({ slug }) => slug === "knight-moves")?.picture;
  return `---
outline: false
aside: false
---

# Contest problems, shown at work

What you read here is what is judged: these pages run the same TypeScript library as the solutions.

${picture ? figure(picture) : ""}

## Play

${cards.join("\n")}

## Look up

- [Problems](/problems/): ${problems.length} problems, each with statement, folded hints, solution and the one file to submit.
- [Library](/library/): ${modules.length} modules in ${topics.size} topics, each with its card, signatures, code and a bundle to paste.
- [Benchmarks](/benchmarks): our time over that of packages from npm and of C++.
`;
}

function playIndex(): string {
  const lines = PLAYS.map(({ page, title, lead }) => `- **[${title}](/play/${page})**: ${lead}`);
  return `---\naside: false\n---\n\n# Play\n\nFive pages to play with. Each is a picture before you touch it.\n\n${lines.join("\n")}\n`;
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

# ${title}

<p class="lead">${lead}</p>

<${component} />

The problem with statement, solution and bundle: ${links}.
`;
}

function benchmarkPage({ bench, modules }: Catalogue): string {
  const plots = modules.flatMap(({ path, plots: own }) => own.map((plot) => ({ path, ...plot })));
  if (!bench || plots.length === 0) {
    return "# Benchmarks\n\nNo figures were given when this site was built. `npm run bench -- --json > .cache/bench.json`, then build it again.\n";
  }
  const parts = plots.map(
    ({ path, title, svg }) =>
      `## ${plain(title)}\n\n[${moduleName(path)}](${pageOf(path)})\n\n${opaqueFigure(svg)}`,
  );
  return `---\noutline: false\n---\n\n# Benchmarks\n\nOur time over that of each other contender, cold (the first run in a process) and warm. **Below 1 we are faster.**\n\n${benchConditions(bench)}.\n\n${parts.join("\n\n")}\n`;
}
