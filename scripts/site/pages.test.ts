import { describe, expect, it } from "vitest";
import type { Catalogue } from "./catalogue";
import { moduleFacts } from "./module-facts";
import { pages } from "./pages";
import { PLAYS } from "./plays";
import { sidebar } from "./sidebar";

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
      judges: [{ name: "spoj X", address: "https://judge.example/X" }, { name: "uva 1" }],
    },
  ],
  modules: [
    {
      ...{ path: "lib/a/thing.ts", text: CARD, facts: moduleFacts("lib/a/thing.ts", CARD) },
      ...{ usedBy: ["problems/some-problem/solution.ts"], plots: [], bundle: "class Thing {}" },
    },
  ],
};
const all = pages(catalogue);

it("makes a page for everything, and a way to each", () => {
  expect([...all.keys()]).toEqual([
    "index.md",
    ...PLAYS.map(({ page }) => `play/${page}.md`),
    ...["play/index.md", "problems/index.md", "problems/some-problem.md", "library/index.md"],
    ...["library/a/thing.md", "benchmarks.md"],
  ]);
  expect(sidebar(catalogue)["/library/a/"]![0]).toEqual({
    ...{ text: "a", items: [{ text: "Thing", link: "/library/a/thing" }] },
  });
});

describe("a problem's page", () => {
  const page = all.get("problems/some-problem.md")!;

  it("holds statement, solution, bundle, judges and library, with links that work", () => {
    expect(page).toContain("see [Thing](/library/a/thing)");
    expect(page).toContain("```ts\ncode();\n```");
    expect(page).toContain("bundle();");
    expect(page).toContain("[spoj X](https://judge.example/X), uva 1 (no JavaScript there)");
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
    "a &lt;thing&gt;",
    "| Time | O(n) |",
    "```ts\nclass Thing\n```",
    "class Thing {}",
  ]) {
    expect(page).toContain(part);
  }
  expect(page).toContain("[some-problem](/problems/some-problem)");
  expect(page).toContain("no program solves a public problem with it alone");
});

it("says so when there are no figures", () => {
  expect(all.get("benchmarks.md")).toContain("No figures were given");
});
