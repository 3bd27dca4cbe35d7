import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { DeskWorkspace, twoNumbers } from "../../testing/desk-workspace";
import { testFolder } from "../../testing/test-folder";
import { DeskLink } from "./desk-link";
import { findJudgebench } from "./find-judgebench";
import { judgeProgram } from "./judge-program";

// The real server and the real judge, as the extension starts them.

let workspace: DeskWorkspace;
beforeAll(() => {
  workspace = new DeskWorkspace();
  workspace.install();
  workspace.task("a", twoNumbers("a + b"), [["1 2\n", "3\n"]]);
  workspace.write("abc/a.ts", twoNumbers("a - b"));
  workspace.write("abc/a-1.in", "5 2\n");
  workspace.write("abc/a-1.out", "3\n");
  workspace.write("abc/a-2.in", "5 2\n");
  workspace.write("abc/a-2.out", "4\n");
});
afterAll(() => workspace?.remove());

const home = () => findJudgebench(join(workspace.folder, "abc"));
const words = ["--no-import"];
const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise((wake) => setTimeout(wake, 20));
};

it("finds the workspace above a file, and says why there is none", () => {
  expect(home().folder).toBe(workspace.folder);
  const bare = testFolder();
  expect(() => findJudgebench(bare)).toThrow("has judgebench");
});

it("judges a task, joins the server that runs, ends the one that it started, and hears once of an end", async () => {
  let lost = 0;
  const heard = { event: () => {}, lost: () => lost++ };
  const first = await DeskLink.open(home(), words, heard);
  expect(await first.opened("no-such-task")).toBeUndefined();
  const [second, third] = [
    await DeskLink.open(home(), words, heard),
    await DeskLink.open(home(), words, heard),
  ];
  expect((await second.opened("a-sum"))?.title).toBe("A. Sum");
  expect(await second.order({ type: "run", slug: "a-sum" })).toEqual({ done: true });
  await until(() => first.task("a-sum")?.results["sample-1"]?.verdict === "AC");
  await second.end();
  expect((await first.request("/state")).status).toBe(200);
  await until(() => third.state !== undefined);
  await first.end();
  await expect(first.request("/state")).rejects.toThrow();
  await until(() => lost > 0);
  expect(lost).toBe(1);
});

it("says in one line why a server does not start", async () => {
  const open = DeskLink.open(home(), ["--port", "x"], { event: () => {}, lost: () => {} });
  await expect(open).rejects.toThrow("a port is a whole number");
});

it("says why a server fails as it starts, which holds its stdin by then", async () => {
  workspace.write(".cache/desk/server.json/taken", "");
  const open = DeskLink.open(home(), words, { event: () => {}, lost: () => {} });
  await expect(open).rejects.toThrow(/^bug: .*server\.json/);
});

it("judges a program with its cases beside it", async () => {
  const shown: number[] = [];
  const run = await judgeProgram(home(), join(workspace.folder, "abc/a.ts"), [], ({ cases }) =>
    shown.push(cases.length),
  );
  expect(run.cases.map(({ verdict }) => verdict).sort()).toEqual(["AC", "WA"]);
  expect(shown.slice(0, 4)).toEqual([0, 0, 1, 2]);
});
