import { benchConditions } from "./bench-file";
import {
  type Catalogue,
  type ModuleEntry,
  moduleName,
  type ProblemEntry,
  pageOf,
} from "./catalogue";
import { fenced, figure, folded, plain, prose, relinked } from "./markdown";
import { PLAYS } from "./plays";

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

function problemIndex(entries: readonly ProblemEntry[]): string {
  const rows = entries.map(({ slug, problem, judges }) => {
    const where = judges.map(({ name, address }) =>
      address ? `[${plain(name)}](${address})` : plain(name),
    );
    return `| [${plain(problem.title)}](/problems/${slug}) | ${where.join(", ") || "no judge"} |`;
  });
  const spoilers = entries.map(
    ({ slug, problem }) =>
      `| [${slug}](/problems/${slug}) | ${plain(problem.technique)} | ${plain(problem.tags.join(", "))} | ${problem.difficulty} |`,
  );
  const table = `| problem | technique | tags | difficulty |\n|---|---|---|---|\n${spoilers.join("\n")}`;
  return `---
aside: false
---

# Problems

${entries.length} problems.

| problem | where to submit |
|---|---|
${rows.join("\n")}

${folded("Techniques, tags and difficulty: they spoil practice", table)}
`;
}

function problemPage(entry: ProblemEntry): string {
  const { slug, problem, readme, solution, bundle, modules, judges, picture } = entry;
  const folder = `problems/${slug}`;
  const text = relinked(readme, folder, pageOf)
    .replace(/!\[[^\]]*\]\(view\.svg\)/, () => (picture ? figure(picture) : ""))
    .replace(/!\[[^\]]*\]\([^)]*\)/g, "")
    .replace(/^# .*$/m, (title) => `${title}\n\n${headOf(entry)}`);
  const used = modules.map((path) => `[${moduleName(path)}](${pageOf(path)})`);
  const where = judges.map(({ name, address }) =>
    address ? `[${plain(name)}](${address})` : `${plain(name)} (no JavaScript there)`,
  );
  const tags = `${plain(problem.tags.join(", "))}; ${plain(problem.technique)}; ${problem.difficulty}`;
  return `---
title: ${JSON.stringify(problem.title)}
---

${text.trim()}

${where.length > 0 ? `Links: ${where.join(", ")}.` : ""}

## Solution

${folded("The solution, which uses the library", fenced(solution, "ts"))}

${bundle ? folded(`The one file to submit: ${bundle.title}`, fenced(bundle.code, "js{0}").replace("js{0}", "text")) : ""}

Uses of the library: ${used.join(", ") || "nothing"}.

${folded("Tags and difficulty: they spoil practice", tags)}
`;
}

function headOf({ slug, problem }: ProblemEntry): string {
  const play = PLAYS.find(({ slugs }) => slugs.includes(slug));
  const limits = `${problem.timeLimitMs / 1000} s, ${problem.memoryLimitMiB} MiB`;
  return `<p class="lead">${limits}${play ? ` · <a href="../play/${play.page}.html">play with it</a>` : ""}</p>`;
}

function libraryIndex(entries: readonly ModuleEntry[]): string {
  const topics = [...new Set(entries.map(({ path }) => path.split("/")[1]!))];
  const sections = topics.map((topic) => {
    const own = entries.filter(({ path }) => path.startsWith(`lib/${topic}/`));
    const rows = own.map(
      ({ path, facts }) => `| [${plain(facts.name)}](${pageOf(path)}) | ${prose(facts.what)} |`,
    );
    return `## ${topic}\n\n| module | what it is |\n|---|---|\n${rows.join("\n")}`;
  });
  return `# Library\n\n${entries.length} modules by topic. Every one has a card, a test and no dependency on a package.\n\n${sections.join("\n\n")}\n`;
}

function modulePage({ path, text, facts, bundle, usedBy, verifies, plots }: ModuleEntry): string {
  const rows = facts.labels.map(({ name, text: words }) => `| ${name} | ${prose(words)} |`);
  const declared = facts.exports.map(({ signature, doc, members }) => {
    const own = members.map(
      (member) => `- \`${code(member.signature)}\`${member.doc ? `: ${prose(member.doc)}` : ""}`,
    );
    return `${fenced(signature, "ts")}\n\n${prose(doc)}\n\n${own.join("\n")}`;
  });
  const users = usedBy.map(
    (user) =>
      `[${user.replace(/^lib\/|^problems\/|\.ts$|\/solution\.ts$|\/view\.ts$/g, "")}](${pageOf(user)})`,
  );
  const measured = plots.map(({ title, svg }) => `**${plain(title)}**\n\n${figure(svg)}`);
  return `---
title: ${JSON.stringify(facts.name)}
---

# ${plain(facts.name)}

<p class="lead">${plain(facts.what)}</p>

\`${path}\`

| | |
|---|---|
${rows.join("\n")}

${facts.more ? fenced(facts.more, "text") : ""}

## Signatures

${declared.join("\n\n")}

## Code

${folded("The module", fenced(text, "ts"))}

${bundle ? folded("The module and all that it imports, to paste", fenced(bundle, "text")) : ""}

## Where it is used

Used by: ${users.join(", ") || "no module and no problem yet"}.

Verified by: ${verifies ? prose(verifies) : "its own test; no program solves a public problem with it alone"}.

${measured.length > 0 ? `## Benchmarks\n\nOur time over theirs; below 1 we are faster. [Conditions](/benchmarks).\n\n${measured.join("\n\n")}` : ""}
`;
}

function code(text: string): string {
  return text.replace(/`/g, "'");
}

function benchmarkPage({ bench, modules }: Catalogue): string {
  const plots = modules.flatMap(({ path, plots: own }) => own.map((plot) => ({ path, ...plot })));
  if (!bench || plots.length === 0) {
    return "# Benchmarks\n\nNo figures were given when this site was built. `npm run bench -- --json > .cache/bench.json`, then build it again.\n";
  }
  const parts = plots.map(
    ({ path, title, svg }) =>
      `## ${plain(title)}\n\n[${moduleName(path)}](${pageOf(path)})\n\n${figure(svg)}`,
  );
  return `---\noutline: false\n---\n\n# Benchmarks\n\nOur time over that of each other contender, cold (the first run in a process) and warm. **Below 1 we are faster.**\n\n${benchConditions(bench)}.\n\n${parts.join("\n\n")}\n`;
}
