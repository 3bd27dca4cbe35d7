import { type Catalogue, type ModuleEntry, pageOf } from "./catalogue";
import { namesOf } from "./everyday-names";
import type { Language } from "./lessons/languages";
import { WORDS } from "./lessons/translations";
import { fenced, folded, html, plain, plotFigure, prose, relinked, sentence } from "./markdown";
import { PLAYS } from "./plays";

/** All modules by topic, and by the names that contestants use. */
export function libraryIndex({ modules: entries, names }: Catalogue): string {
  const called = names.map(
    ({ name, modules }) => `| ${prose(name)} | ${relinked(modules, "lib", pageOf)} |`,
  );
  const topics = [...new Set(entries.map(({ path }) => path.split("/")[1]!))];
  const sections = topics.map((topic) => {
    const topicEntries = entries.filter(({ path }) => path.startsWith(`lib/${topic}/`));
    const rows = topicEntries.map(
      ({ path, facts }) => `| [${plain(facts.name)}](${pageOf(path)}) | ${prose(facts.what)} |`,
    );
    return `## ${topic}\n\n| module | what it is |\n|---|---|\n${rows.join("\n")}`;
  });
  return `# Library\n\n${entries.length} modules by topic. Every one has a card, a test and no dependency on a package. [By everyday name](#by-everyday-name): DSU, BIT, HLD, LIS, CHT …\n\n${sections.join("\n\n")}\n\n## By everyday name\n\nWhat contestants say, and the module that does it.\n\n| name | module |\n|---|---|\n${called.join("\n")}\n`;
}

/** The names of all modules for the search of another language, each with a link to its English page. */
export function libraryNames({ modules, names }: Catalogue, language: Language): string {
  const words = WORDS[language]!.site;
  const mark = sentence(words.inEnglish);
  const entries = modules.map(({ path, facts }) => {
    const link = `[\`${path}\`](${pageOf(path)}) ${mark}`;
    return `## ${plain(facts.name)} ${mark}\n\n${[prose(namesOf(path, names)), link].filter(Boolean).join(" · ")}`;
  });
  return `---\noutline: false\n---\n\n# ${sentence(words.library)}\n\n${entries.join("\n\n")}\n`;
}

/** Names, card, signatures, code, bundle, users, proof and plots of a module. */
export function modulePage(entry: ModuleEntry, { names, modules }: Catalogue): string {
  const { path, text, facts, bundle, usedBy, verifies, plots, example, idea } = entry;
  const called = namesOf(path, names);
  const use = facts.labels.find(({ name }) => name === "Use")?.text;
  const labels = facts.labels.filter(({ name }) => name !== "Use");
  const rows = labels.map(({ name, text: words }) => `| ${name} | ${prose(words)} |`);
  const declared = facts.exports.map(({ signature, doc, members }) => {
    const memberLines = members.map(
      (member) => `- \`${code(member.signature)}\`${member.doc ? `: ${prose(member.doc)}` : ""}`,
    );
    return `${fenced(signature, "ts")}\n\n${prose(doc)}\n\n${memberLines.join("\n")}`;
  });
  const users = usedBy.map(
    (user) =>
      `[${user.replace(/^lib\/|^problems\/|\.ts$|\/solution\.ts$|\/view\.ts$/g, "")}](${pageOf(user)})`,
  );
  // Files that use it, also through other modules; every lesson reads and draws, so these tell nothing.
  const reached = new Set(/^lib\/(?:io|draw)\//.test(path) ? [] : usedBy);
  for (const user of reached) {
    for (const next of modules.find((one) => one.path === user)?.usedBy ?? []) reached.add(next);
  }
  const lessons = PLAYS.filter(({ slugs }) =>
    slugs.some((slug) => [...reached].some((user) => user.startsWith(`problems/${slug}/`))),
  )
    .map(({ title, page }) => `[${plain(title)}](/play/${page})`)
    .join(", ");
  const measured = plots.map(({ title, svg }) => `**${plain(title)}**\n\n${plotFigure(svg)}`);
  return `---
title: ${JSON.stringify(facts.name)}
names: ${JSON.stringify(called.replaceAll("`", ""))}
---

# ${plain(facts.name)}

<p class="lead">${html(facts.what.replace(/^[a-z]/, (letter) => letter.toUpperCase()))}</p>

\`${path}\`

${called ? `Everyday names: ${prose(called)}.` : ""}

${use ? `${fenced(use, "ts")}\n` : ""}
${idea ? `## The idea\n\n${relinked(idea, "scripts/site/ideas/topic", pageOf)}` : ""}
${example ? `## Example\n\n${fenced(example, "ts")}\n` : ""}
## Signatures

${declared.join("\n\n")}

## Card

| part | what the card says |
|---|---|
${rows.join("\n")}

${facts.more ? fenced(facts.more, "text") : ""}

## Code

${fenced(text, "ts")}

${bundle ? folded("The module and all that it imports, to paste", fenced(bundle, "text")) : ""}

## Where it is used

Used by: ${users.join(", ") || "no module and no problem yet"}.

${lessons ? `Lessons that use it: ${lessons}.\n` : ""}
Verified by: ${verifies ? prose(verifies) : "its own test; no program solves a public problem with it alone"}.

${measured.length > 0 ? `## Benchmarks\n\nOur time over theirs; below 1 we are faster. [Conditions](/benchmarks).\n\n${measured.join("\n\n")}` : ""}
`;
}

function code(text: string): string {
  return text.replace(/`/g, "'");
}
