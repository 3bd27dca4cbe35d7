import { doorOf } from "./lesson-pages";
import type { Language } from "./lessons/languages";
import { COURSES, TEACHER, WORDS } from "./lessons/translations";
import { attribute, sentence } from "./markdown";
import { PLAYS } from "./plays";

const MINUTES = { step: 2, question: 3 } as const;
/** How many questions each lesson has; pages.test.ts counts them. */
export const QUESTIONS = 6;

/** The plan of a week, and the questions of a seed to print. */
export function teacherPage(language: Language): string {
  const words = TEACHER[language]!;
  const doors = PLAYS.map((play) => ({ page: play.page, ...doorOf(play, language) }));
  const linked = ({ title, link }: { title: string; link: string }) =>
    `[${sentence(title)}](${link})`;
  const plan = doors.map((door, at) => {
    const steps = COURSES[door.page]!.steps.length;
    const minutes = `${steps * MINUTES.step} | ${QUESTIONS * MINUTES.question}`;
    return `| ${at + 1} | ${linked(door)} | ${steps} | ${minutes} | [↗](${door.link}?wall) |`;
  });
  const goals = doors.map((door) => {
    const [before, after] = words.lessons[door.page]!.map(sentence);
    return `| ${linked(door)} | ${before} | ${after} |`;
  });
  const imports = PLAYS.map(
    ({ page }, at) => `import { makers as makers${at} } from "#lessons/exercises/${page}";`,
  );
  return `---
title: ${JSON.stringify(words.title)}
aside: false
sidebar: false
outline: false
pageClass: teacher-page
---

<script setup>
import { words } from "#lessons/words.${language}";
import { words as own } from "#lessons/exercises/words.${language}";
import { teacher } from "#lessons/pages/teacher.${language}";
import ClassSheet from "#components/ClassSheet.vue";
${imports.join("\n")}
const makers = [${PLAYS.map((_, at) => `makers${at}`).join(", ")}];
</script>

# ${sentence(words.title)}

<p class="lead">${sentence(words.lead)}</p>

## ${sentence(words.week)}

${sentence(words.planLead)}

| ${words.day} | ${words.lesson} | ${words.steps} | ${words.reading} | ${words.questions} | ${words.wall} |
|---:|---|---:|---:|---:|---|
${plan.join("\n")}

| ${words.lesson} | ${words.before} | ${words.after} |
|---|---|---|
${goals.join("\n")}

## ${sentence(words.class)}

${sentence(words.classLead)}

<ClassSheet :makers="makers" :doors="${attribute(doors.map(({ title, link }) => ({ title, link })))}" :words="words" :own="own" :teacher="teacher" />

${WORDS[language]!.site.unread ? sentence(WORDS[language]!.site.unread) : ""}
`;
}
