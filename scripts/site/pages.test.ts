import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { TOOL } from "../base/host/roots";
import type { Catalogue } from "./catalogue";
import { everydayNames } from "./everyday-names";
import { COURSES, SERVED } from "./lessons/translations";
import { moduleFacts } from "./module-facts";
import { pages } from "./pages";
import { PLAYS } from "./plays";
import { sidebar } from "./sidebar";
import { QUESTIONS } from "./teacher-page";

const CARD = "/**\n * Thing: a <thing>.\n *\n * Time    O(n)\n */\nexport class Thing {}\n";
const problem = {
  ...{ title: "Some | Problem", timeLimitMs: 1000, memoryLimitMiB: 64, checker: "tokens" as const },
  ...{
    judges: [],
    bounds: {},
    technique: "greedy",
    tags: ["secret tag"],
    difficulty: "easy" as const,
  },
};
const catalogue: Catalogue = {
  problems: [
    {
      ...{ slug: "some-problem", problem, solution: "code();", modules: ["lib/a/thing.ts"] },
      readme: "# Some Problem\n\nText, see [Thing](../../lib/a/thing.ts).\n\n## Input\n\nx\n",
      bundle: { title: "SPOJ, 1 kB", code: "bundle();" },
      judges: [
        { judge: "SPOJ", name: "SPOJ X", address: "https://judge.example/X" },
        { judge: "UVa", name: "uva 1" },
      ],
    },
  ],
  bench: {
    environment: {
      ...{ node: "20", cpu: "Some CPU", compiler: "g++ 1", rounds: 3 },
      ...{ date: "2026-01-02T00:00:00Z", command: "npm run bench -- x" },
    },
    results: [],
  },
  plots: new Map(),
  names: [{ name: "BIT, thing tree", modules: "[Thing](a/thing.ts)", paths: ["lib/a/thing.ts"] }],
  translated: new Map(),
  experiments: "# Experiments\n",
  verdicts: "thing  AC",
  start: "In a clone:\n\n```\nnpm ci\n```\n\nFor your own, a folder:\n\n```\nnpm run init\n```",
  stills: new Map([["knight-moves", "<svg></svg>"]]),
  modules: [
    {
      ...{ path: "lib/a/thing.ts", text: CARD, facts: moduleFacts("lib/a/thing.ts", CARD) },
      ...{
        usedBy: ["problems/some-problem/solution.ts", "lib/a/other.wasm.ts"],
        plots: [],
        bundle: "class Thing {}",
        example: 'import { Thing } from "../../lib/a/thing";',
      },
    },
  ],
};
const all = pages(catalogue);

it.each(PLAYS)("after $page come three to six other problems, the easiest first", (play) => {
  const levels = play.next.map((slug) => {
    const text = readFileSync(join(TOOL, `problems/${slug}/problem.ts`), "utf8");
    return ["easy", "medium", "hard"].indexOf(/difficulty: "(\w+)"/.exec(text)![1]!);
  });
  expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  expect(
    levels.length >= 3 &&
      levels.length <= 6 &&
      !play.slugs.some((slug) => play.next.includes(slug)),
  ).toBe(true);
  const own = { ...catalogue.problems[0]!, slug: play.next[0]! };
  const page = pages({ ...catalogue, problems: [own] }).get(`play/${play.page}.md`);
  expect(page).toContain(`easy · SPOJ, UVa · \`npm run practice ${play.next[0]}\``);
});

it("makes a page for everything, and a way to each", () => {
  const lessons = PLAYS.map(({ page }) => `play/${page}.md`);
  const languages = SERVED.filter((language) => language !== "en");
  expect([...all.keys()]).toEqual([
    ...["index.md", ...lessons, "play/index.md", "play/teacher.md"],
    ...languages.flatMap((language) =>
      ["index.md", ...lessons, "play/index.md", "play/teacher.md", "library/index.md"].map(
        (path) => `${language}/${path}`,
      ),
    ),
    ...["problems/index.md", "problems/some-problem.md", "library/index.md"],
    ...["library/a/thing.md", "benchmarks.md", "experiments.md"],
  ]);
  expect(sidebar(catalogue)["/library/a/"]![0]).toEqual({
    ...{ text: "a", items: [{ text: "Thing", link: "/library/a/thing" }] },
  });
});

it("ends the titles of a lesson's steps with one stop", () => {
  expect(all.get("play/n-queens.md")).toContain("1. **How well does it work?** ");
  expect(all.get("play/stone-piles.md")).toContain("1. **g(1).** ");
});

it("plans a week for teachers, with as many questions as each lesson has", async () => {
  const page = all.get("play/teacher.md")!;
  for (const { page: lesson } of PLAYS) {
    const { steps } = COURSES[lesson]!;
    expect(page).toContain(`](/play/${lesson}) | ${steps.length} | ${2 * steps.length} | 18 | `);
    const { makers } = (await import(`./lessons/exercises/${lesson}.ts`)) as {
      makers: unknown[];
    };
    expect(makers.length, lesson).toBe(QUESTIONS);
  }
});

describe("a problem's page", () => {
  const page = all.get("problems/some-problem.md")!;

  it("holds statement, solution, bundle, judges and library, with links that work", () => {
    expect(page).toContain("see [Thing](/library/a/thing)");
    expect(page).toContain("```ts\ncode();\n```");
    expect(page).toContain("bundle();");
    expect(page).toContain("[SPOJ X](https://judge.example/X), uva 1 (no JavaScript there)");
    expect(page).toContain("[a/thing](/library/a/thing)");
  });

  it("keeps tags and difficulty folded", () => {
    const fold = /<details><summary>Tags and difficulty[\s\S]*?<\/details>/.exec(page)![0];
    expect(fold).toContain("secret tag");
    expect(page.replace(fold, "")).not.toContain("secret tag");
  });
});

it("a module's page holds card, signature, code, bundle and users", () => {
  const page = all.get("library/a/thing.md")!;
  for (const part of [
    ...["A &lt;thing&gt;", "| Time | O(n) |", "```ts\nclass Thing\n```", "class Thing {}"],
  ]) {
    expect(page).toContain(part);
  }
  expect(page).toContain("[some-problem](/problems/some-problem)");
  expect(page).toContain("[a/other.wasm](/library/a/other)");
  expect(page).toContain("no program solves a public problem with it alone");
});

it("a module's page has its idea first, and links to lessons that use it, also through others", () => {
  const [thing] = catalogue.modules;
  const modules = [
    { ...thing!, usedBy: ["lib/b/other.ts"], idea: "See [this](../../../../lib/b/other.ts)." },
    { ...thing!, path: "lib/b/other.ts", usedBy: ["problems/n-queens/view.ts"] },
    { ...thing!, path: "lib/io/x.ts", usedBy: ["lib/b/other.ts"] },
  ];
  const made = pages({ ...catalogue, modules });
  const page = made.get("library/a/thing.md")!;
  expect(page).toMatch(/## The idea\n\nSee \[this\]\(\/library\/b\/other\)\.\n+## Example/);
  expect(page).toContain("Lessons that use it: [N queens](/play/n-queens).");
  expect(made.get("library/io/x.md")).not.toContain("Lessons that use it");
});

it("a module's page has the tested example first, then signatures, then the open code", () => {
  const page = all.get("library/a/thing.md")!;
  const heads = [...page.matchAll(/^## (.*)$/gm)].map(([, head]) => head);
  expect(heads.slice(0, 4)).toEqual(["Example", "Signatures", "Card", "Code"]);
  const [, open] = /^## Code\n\n(?!<details>)```ts\n([\s\S]*?)\n```$/m.exec(page)!;
  expect(`${open}\n`).toBe(CARD);
});

it("the first page says what it is, then README's first commands, five doors, what others lack", () => {
  const page = all.get("index.md")!;
  const parts = ["# judgebench", "In a clone:", "npm ci\n```", "<summary>For your own</summary>"];
  const doors = PLAYS.map(({ page: name }) => `](/play/${name})`);
  const places = [...parts, ...doors, "| **The very file** |", "](/library/)"].map((part) =>
    page.indexOf(part),
  );
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
});

it("groups problems by topic, and tells two of one title apart by their judges", () => {
  const [some] = catalogue.problems;
  const tagged = (slug: string, title: string, tag: string, judge: string) => ({
    ...{ ...some!, slug, problem: { ...problem, title, tags: [tag] } },
    judges: [{ judge, name: judge }],
  });
  const problems = [
    tagged("eight", "Eight Puzzle", "sliding puzzle", "POJ"),
    tagged("nim", "Nim", "impartial game", "CSES"),
    tagged("8-puzzle", "8 Puzzle", "sliding puzzle", "LightOJ"),
    ...catalogue.problems,
  ];
  const bar = sidebar({ ...catalogue, problems })["/problems/"]!;
  expect(bar.map(({ text, items }) => [text, items!.map((item) => item.text)])).toEqual([
    ["Games", ["Nim"]],
    ["Sliding puzzles", ["Eight Puzzle (POJ)", "8 Puzzle (LightOJ)"]],
    ["Other", ["Some | Problem"]],
  ]);
});

it("says on a module's page and in the library what contestants call it", () => {
  expect(all.get("library/a/thing.md")).toContain("Everyday names: BIT, thing tree.");
  expect(all.get("library/index.md")).toContain("| BIT, thing tree | [Thing](/library/a/thing) |");
  const readme =
    "## By everyday name\n\n| name | module |\n|---|---|\n| X, y | [A](b/a.ts) |\n\n## More\n";
  expect(everydayNames(readme)).toEqual([
    { name: "X, y", modules: "[A](b/a.ts)", paths: ["lib/b/a.ts"] },
  ]);
});

it("shows a picture of each page to play with, among them and on the first page", () => {
  for (const page of ["index.md", "play/index.md"]) {
    expect(all.get(page)).toMatch(
      /<svg><\/svg><\/div>\n\n<div>\n\n\*\*\[Knight moves\]\(\/play\/knight-moves\)/,
    );
  }
});

describe("the benchmarks' page", () => {
  it("shows modules by topic and whole programs, with machine, date and command", () => {
    const plots = new Map([
      ["lib/a/thing.bench.ts", [{ title: "work_1", svg: "<svg>1</svg>" }]],
      ["scripts/bench/program.bench.ts", [{ title: "work 2", svg: "<svg>2</svg>" }]],
    ]);
    const page = pages({ ...catalogue, plots }).get("benchmarks.md")!;
    expect(page).toContain("## a\n\n### work_1\n\n[a/thing](/library/a/thing)");
    expect(page).toContain("## whole programs\n\n### work 2\n\n`scripts/bench/program.bench.ts`");
    expect(page).toContain("Node 20, g++ 1, Some CPU, 2026-01-02; `npm run bench -- x`");
  });
});
