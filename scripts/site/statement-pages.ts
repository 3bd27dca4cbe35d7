import type { ProblemEntry } from "./catalogue";
import { doorOf } from "./lesson-pages";
import type { Language } from "./lessons/languages";
import type { StatementPart, StatementSlug, StatementWords } from "./lessons/pages/statements";
import { STATEMENT_TEXTS, WORDS } from "./lessons/translations";
import { figure, sentence } from "./markdown";
import { PLAYS } from "./plays";

/** The sections of a README that make a statement, in paragraphs or items of a list. */
export function readmeParts(readme: string): Record<StatementPart, readonly string[]> {
  const section = (head: string) =>
    new RegExp(`^## ${head}\\n([\\s\\S]*?)(?=^## |$(?![\\s\\S]))`, "m").exec(readme)?.[1] ?? "";
  const task = /^# .*\n([\s\S]*?)^## /m.exec(readme)?.[1] ?? "";
  return {
    task: paragraphs(task),
    input: paragraphs(section("Input")),
    output: paragraphs(section("Output")),
    constraints: paragraphs(section("Constraints")),
    notes: [...section("Samples").matchAll(/^\|[^|]*\|[^|]*\| *([^|-]*[^|\s-]) *\|$/gm)].map(
      ([, note]) => note!,
    ),
  };
}

function paragraphs(text: string): string[] {
  const blocks = text.split(/\n\n+|\n(?=- )/).map((block) => block.replace(/^- /, "").trim());
  return blocks.filter((block) => block && !block.startsWith("![")); // the picture is drawn
}

/** The statement in a language other than English; picture, samples and limits are the README's. */
export function statementPage(
  entry: ProblemEntry,
  language: Exclude<Language, "en">,
  picture: string | undefined,
): string {
  const { slug, problem, readme } = entry;
  const { words, problems } = STATEMENT_TEXTS[language]!;
  const { title, ...parts } = problems[slug as StatementSlug];
  const { site } = WORDS[language]!;
  const list = (items: readonly string[]) =>
    items.map((item) => (items.length > 1 ? `- ${sentence(item)}` : sentence(item))).join("\n");
  const play = PLAYS.find(({ slugs }) => slugs.includes(slug))!;
  return `---
title: ${JSON.stringify(title)}
---

# ${sentence(title)}

<div class="lead">

${sentence(words.limits)}: ${problem.timeLimitMs / 1000} s, ${problem.memoryLimitMiB} MiB · [${sentence(words.play)}](${doorOf(play, language).link})

</div>

${parts.task.map(sentence).join("\n\n")}

${picture ? figure(picture, title) : ""}

## ${sentence(words.input)}

${list(parts.input)}

## ${sentence(words.output)}

${list(parts.output)}

## ${sentence(words.constraints)}

${list(parts.constraints)}

## ${sentence(words.samples)}

${samples(readme, words, parts.notes)}

[${sentence(words.whole)}](/problems/${slug}) ${sentence(site.inEnglish)}
`;
}

/** The README's samples under translated heads, with translated notes. */
function samples(readme: string, words: StatementWords, notes: readonly string[]): string {
  const text = /^## Samples\n([\s\S]*?)(?=^## )/m.exec(readme)![1]!.trim();
  const english = readmeParts(readme).notes;
  const headed = text
    .replace(/^Input$/m, () => words.input)
    .replace(/^Output$/m, () => words.output)
    .replace(/^\| *input *\| *output *\|/im, () => `| ${words.input} | ${words.output} |`);
  return english.reduce((told, note, at) => told.replace(note, () => sentence(notes[at]!)), headed);
}
