import type { Catalogue } from "./catalogue";
import { folderOf, type Language } from "./lessons/languages";
import { type Lesson, told } from "./lessons/lesson";
import type { StatementSlug } from "./lessons/pages/statements";
import type { Outline } from "./lessons/progress";
import {
  type AnyCourse,
  COURSES,
  EXERCISE_WORDS,
  STATEMENT_TEXTS,
  WORDS,
} from "./lessons/translations";
import { attribute, fenced, folded, sentence } from "./markdown";
import { PLAYS, type Play } from "./plays";

/** The page with a lesson and its board, in one language. */
export function lessonPage(play: Play, language: Language, catalogue: Catalogue): string {
  const course = COURSES[play.page]!;
  const lesson = course.texts[language]!;
  const words = WORDS[language]!.site;
  const links = play.slugs.map((slug) => problemLink(slug, language, catalogue)).join(", ");
  const code = codeOf(play, catalogue);
  return `---
title: ${JSON.stringify(lesson.title)}
names: ${JSON.stringify(play.names)}
description: ${JSON.stringify(lesson.lead)}
aside: false
sidebar: false
pageClass: play-page
outline: false
---

<script setup>
import { lesson } from "#lessons/${play.page}.${language}";
import { words } from "#lessons/words.${language}";
import { words as own } from "#lessons/exercises/words.${language}";
import { makers } from "#lessons/exercises/${play.page}";
import facts from "#facts/${play.page}.json";
import ${play.component} from "#components/${play.component}.vue";
import Exercises from "#components/Exercises.vue";
import ProgramRunner from "#components/program/ProgramRunner.vue";
import Tick from "#components/kept/Tick.vue";
</script>

# ${sentence(lesson.title)}

<p class="lead">${sentence(lesson.lead)}</p>

<${play.component} :lesson="lesson" :words="words" :facts="facts">
<template #code>

${code}

</template>
</${play.component}>

## ${EXERCISE_WORDS[language]!.title} {#exercises}

<Exercises :makers="makers" :words="words" :own="own" />

${nowSolve(play, language, catalogue)}

## ${WORDS[language]!.program.title}

${sentence(WORDS[language]!.program.lead)}

${solvePart(play, catalogue)}

<ProgramRunner slug="${play.slugs[0]}" :words="words" />

${folded(words.lessonText, lessonText(course, lesson))}

${words.unread ? `${sentence(words.unread)}\n` : ""}
${words.problemOf}: ${links}.

${play.page === "sliding-puzzle" ? `[${WORDS[language]!.sliding.experiments}](/experiments) ${words.inEnglish}` : ""}
`;
}

/** The problem's own page in the language, or the English one, marked. */
function problemLink(slug: string, language: Language, { problems }: Catalogue): string {
  const ownTitle =
    language !== "en" && STATEMENT_TEXTS[language]?.problems[slug as StatementSlug]?.title;
  if (ownTitle) return `[${sentence(ownTitle)}](/${folderOf(language)}problems/${slug})`;
  const title = problems.find((entry) => entry.slug === slug)?.problem.title ?? slug;
  return `[${sentence(title)}](/problems/${slug}) ${sentence(WORDS[language]!.site.inEnglish)}`.trim();
}

/** The problems for which the lesson is enough, without their tags, which would spoil them. */
function nowSolve({ next }: Play, language: Language, catalogue: Catalogue): string {
  const { site } = WORDS[language]!;
  const own = EXERCISE_WORDS[language]!;
  const entries = next.flatMap((slug) => catalogue.problems.filter((entry) => entry.slug === slug));
  if (entries.length === 0) return "";
  const rows = entries.map(({ slug, problem, judges }) => {
    const level = site.difficulties[problem.difficulty];
    const judgeNames = judges.map(({ judge }) => sentence(judge)).join(", ");
    const about = [level, judgeNames, `\`npm run practice ${slug}\``].filter(Boolean);
    return `- <Tick slug="${slug}" :label="${attribute(own.ticked(problem.title))}" /> ${problemLink(slug, language, catalogue)}: ${about.join(" · ")}`;
  });
  return `## ${site.nowSolve}\n\n${sentence(site.nowSolveLead)}\n\n${rows.join("\n")}`;
}

/** All steps, to be searched, printed, and read without a script. */
function lessonText(course: AnyCourse, lesson: Lesson<string, string, never>): string {
  const facts = course.facts();
  const steps = course.steps.map((step) => {
    const text = lesson.steps[step]!;
    const stop = /[?!]$/.test(text.title) ? "" : ".";
    return `1. **${sentence(text.title)}${stop}** ${sentence(told(text, facts))}`;
  });
  return steps.join("\n");
}

/** The part of the judged solution that a lesson shows. */
function codeOf({ page, slugs }: Play, { problems }: Catalogue): string {
  const part = SHOWN_CODE[page];
  if (!part) return "";
  const solution = problems.find(({ slug }) => slug === slugs[0])?.solution ?? "";
  return fenced(part.exec(solution)?.[0] ?? "", "ts");
}

/** What reads, computes and prints in the judged solution. */
function solvePart({ slugs }: Play, { problems }: Catalogue): string {
  const solution = problems.find(({ slug }) => slug === slugs[0])?.solution ?? "";
  return fenced(/^export function solve[\s\S]*?^}$/m.exec(solution)?.[0] ?? "", "ts");
}

const SHOWN_CODE: Readonly<Record<string, RegExp>> = {
  "knight-moves": /^function knightDistances[\s\S]*?^}$/m,
};

/** A play's title and lead in a language, and where its lesson is: in English where that language has none. */
export function doorOf(play: Play, language: Language) {
  const texts = COURSES[play.page]!.texts;
  const shownTexts = texts[language] ?? texts.en;
  const folder = texts[language] ? folderOf(language) : "";
  return {
    title: shownTexts.title,
    lead: shownTexts.lead,
    link: `/${folder}play/${play.page}`,
    isOwn: shownTexts !== texts.en || language === "en",
  };
}

/** Where a reader goes on, by what the browser has kept; `isWhole` with all that was done. */
export function progressOf(language: Language, isWhole: boolean): string {
  const outlines = PLAYS.map((play): Outline => {
    const { title, link } = doorOf(play, language);
    return { page: play.page, title, link, steps: COURSES[play.page]!.steps, problems: play.next };
  });
  const { progress } = EXERCISE_WORDS[language]!;
  return `<script setup>
import Progress from "#components/kept/Progress.vue";
</script>

<Progress :outlines="${attribute(outlines)}" :words="${attribute(progress)}" :is-whole="${isWhole}" />`;
}

/** The facts of every lesson by its page, for the components; takes seconds. */
export function lessonFacts(): Map<string, unknown> {
  return new Map(
    Object.entries(COURSES).map(([page, { facts, builtFacts }]) => [page, (builtFacts ?? facts)()]),
  );
}
