import { moduleName, type ProblemEntry, pageOf } from "./catalogue";
import { attribute, fenced, figure, folded, plain, relinked } from "./markdown";
import { PLAYS } from "./plays";
import { byTopic, titles } from "./problem-topics";

/** All problems by what they are about, with filters; tags and difficulty stay hidden until a reader asks for them. */
export function problemIndex(entries: readonly ProblemEntry[]): string {
  const names = titles(entries);
  const rows = [...byTopic(entries)].flatMap(([topic, own]) =>
    own.map(({ slug, problem: { tags, difficulty }, judges }) => ({
      ...{ slug, topic, title: names.get(slug)!, tags, difficulty, judges },
    })),
  );
  return `---
aside: false
---

<script setup>
import ProblemTable from "#components/ProblemTable.vue";
</script>

# Problems

<ProblemTable :problems="${attribute(rows)}" />
`;
}

/** Statement, picture, hints, solution, bundle, judges, library. */
export function problemPage(entry: ProblemEntry): string {
  const { slug, problem, readme, solution, bundle, modules, judges, picture } = entry;
  const folder = `problems/${slug}`;
  const text = relinked(readme, folder, pageOf)
    .replace(/!\[[^\]]*\]\(view\.svg\)/, () => (picture ? figure(picture) : ""))
    .replace(/!\[[^\]]*\]\([^)]*\)/g, "")
    .replace(/<summary>(\d+)<\/summary>/g, "<summary>Hint $1</summary>")
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

${bundle ? folded(`The one file to submit: ${bundle.title}`, fenced(bundle.code, "text")) : ""}

Uses of the library: ${used.join(", ") || "nothing"}.

${folded("Tags and difficulty: they spoil practice", tags)}
`;
}

function headOf({ slug, problem }: ProblemEntry): string {
  const play = PLAYS.find(({ slugs }) => slugs.includes(slug));
  const limits = `${problem.timeLimitMs / 1000} s, ${problem.memoryLimitMiB} MiB`;
  return `<p class="lead">${limits}${play ? ` · <a href="../play/${play.page}.html">play with it</a>` : ""}</p>`;
}
