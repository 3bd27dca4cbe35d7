import type { ProblemEntry } from "./catalogue";

/** What a statement is about, in the order in which they are listed; the technique stays hidden. */
const TOPICS: readonly {
  readonly topic: string;
  readonly tags: readonly string[];
  readonly title?: RegExp;
}[] = [
  { topic: "Games", tags: ["impartial game"] },
  { topic: "Queens", tags: ["n queens"], title: /queen/i },
  { topic: "Knights and grids", tags: ["grid", "leapers"], title: /knight/i },
  { topic: "Sliding puzzles", tags: ["sliding puzzle", "state search"] },
  { topic: "Graphs and trees", tags: ["graph", "tree", "flow", "bipartite matching"] },
  { topic: "Strings", tags: ["string"] },
  { topic: "Geometry", tags: ["geometry"] },
  {
    topic: "Sequences and sets",
    tags: [
      "ordered set",
      "order statistic",
      "range query",
      "heap",
      "longest increasing subsequence",
    ],
  },
  {
    topic: "Numbers and counting",
    tags: ["number theory", "linear recurrence", "convolution", "counting", "subset sum"],
  },
  { topic: "Interactive", tags: ["interactive"] },
];
const OTHER = "Other";

/** "Games", "Graphs and trees", … */
function topicOf({ problem }: ProblemEntry): string {
  const matching = TOPICS.find(
    ({ tags, title }) =>
      tags.some((tag) => problem.tags.includes(tag)) || title?.test(problem.title),
  );
  return matching?.topic ?? OTHER;
}

/** The problems by topic; topics without a problem are left out. */
export function byTopic(entries: readonly ProblemEntry[]): Map<string, ProblemEntry[]> {
  const names = [...TOPICS.map(({ topic }) => topic), OTHER];
  const groups = names.map((topic): [string, ProblemEntry[]] => [
    topic,
    entries.filter((entry) => topicOf(entry) === topic),
  ]);
  return new Map(groups.filter(([, own]) => own.length > 0));
}

/** The title of each problem by its slug; two that read alike have their judge behind them. */
export function titles(entries: readonly ProblemEntry[]): Map<string, string> {
  const alike = new Map<string, number>();
  for (const { problem } of entries) {
    alike.set(read(problem.title), (alike.get(read(problem.title)) ?? 0) + 1);
  }
  return new Map(
    entries.map(({ slug, problem: { title }, judges }) => [
      slug,
      alike.get(read(title)) === 1 ? title : `${title} (${judges[0]?.judge ?? "our own"})`,
    ]),
  );
}

/** "8 puzzle" of "Eight Puzzle". */
function read(title: string): string {
  const words = title.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return words.map((word) => ({ eight: "8", fifteen: "15" })[word] ?? word).join(" ");
}
