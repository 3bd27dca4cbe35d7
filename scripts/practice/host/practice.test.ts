import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { fillTemplate } from "../../problem/host/fill-template";
import { testFolder } from "../../testing/test-folder";
import { giveHint } from "./give-hint";
import { appendAttempt, historyFile, readHistory } from "./history";
import { closeDesk, openDesk, readSession, writeSession } from "./session";

const README =
  "# Two Towers\n\nBuild.\n\n## Input\n\nA number.\n\n## Hints\n\n<details><summary>1</summary>\n\nThink.\n\n</details>\n<details><summary>2</summary>\n\nHarder.\n\n</details>\n\n## Idea\n\nSecret.\n";

let root: string;
beforeEach(() => {
  root = testFolder({
    "problems/two-towers/README.md": README,
    "problems/two-towers/solution.ts": "the known solution",
  });
});

describe("a desk", () => {
  it("has the statement without spoilers, and an empty solution", () => {
    const desk = openDesk(root, "two-towers");
    expect(desk.isResumed).toBe(false);
    expect(readFileSync(desk.statement, "utf8")).toBe(
      "# Two Towers\n\nBuild.\n\n## Input\n\nA number.\n",
    );
    const solution = readFileSync(desk.solution, "utf8");
    expect(solution).toContain("Two Towers: what is asked");
    expect(solution).not.toContain("known");
  });

  it("keeps the solution and the counts until it is cleared", () => {
    const desk = openDesk(root, "two-towers");
    writeFileSync(desk.solution, "mine");
    writeSession(root, { ...desk.session, spentMs: 5000, runs: 2 });
    const again = openDesk(root, "two-towers");
    expect(again).toMatchObject({ isResumed: true, session: { spentMs: 5000, runs: 2, hints: 0 } });
    expect(readFileSync(again.solution, "utf8")).toBe("mine");
    closeDesk(root, "two-towers");
    expect(existsSync(desk.solution)).toBe(false);
    expect(openDesk(root, "two-towers").isResumed).toBe(false);
  });

  it("starts a new session when the session file is damaged", () => {
    openDesk(root, "two-towers");
    for (const text of ["", "{", "null", '{"spentMs":-1,"hints":0,"runs":0}', "[]"]) {
      writeFileSync(join(root, ".practice/two-towers/session.json"), text);
      expect(readSession(root, "two-towers")).toBeUndefined();
    }
  });
});

describe("hints", () => {
  it("come one at a time, are counted, and end", () => {
    openDesk(root, "two-towers");
    expect(giveHint(root, "two-towers")).toEqual({ text: "Think.", number: 1, count: 2 });
    expect(giveHint(root, "two-towers")).toEqual({ text: "Harder.", number: 2, count: 2 });
    expect(giveHint(root, "two-towers")).toBeUndefined();
    expect(readSession(root, "two-towers")?.hints).toBe(2);
  });

  it("begin an attempt, and say so before", () => {
    const said: string[] = [];
    const begins = (line: string) => {
      expect(readSession(root, "two-towers")).toBeUndefined();
      said.push(line);
    };
    giveHint(root, "two-towers", begins);
    giveHint(root, "two-towers", begins);
    expect(said).toEqual([
      "a hint counts with an attempt: one of two-towers begins; npm run practice two-towers goes on",
    ]);
  });

  it("of the template are none, and of a task without a README", () => {
    const readme = fillTemplate({ slug: "two-towers", title: "T", cases: [] }).get("README.md")!;
    writeFileSync(join(root, "problems/two-towers/README.md"), readme);
    expect(giveHint(root, "two-towers")).toBeUndefined();
    expect(readSession(root, "two-towers")).toBeUndefined();
    rmSync(join(root, "problems/two-towers/README.md"));
    expect(giveHint(root, "two-towers")).toBeUndefined();
  });
});

describe("the history", () => {
  const attempt = {
    slug: "two-towers",
    at: "2026-01-01T00:00:00.000Z",
    solved: true,
    seconds: 1,
    runs: 1,
    hints: 0,
    grade: "hard",
  } as const;

  it("gets a line an attempt, also after one that was cut off", () => {
    expect(readHistory(root)).toEqual({ attempts: [], broken: 0 });
    appendAttempt(root, attempt);
    appendFileSync(historyFile(root), '{"slug":"cut');
    appendAttempt(root, { ...attempt, hints: 1 });
    const { attempts, broken } = readHistory(root);
    expect(attempts.map(({ hints }) => hints)).toEqual([0, 1]);
    expect(broken).toBe(1);
  });
});
