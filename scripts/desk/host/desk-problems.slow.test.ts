import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { DeskClient } from "../../testing/desk-client";
import { DeskWorkspace, twoNumbers } from "../../testing/desk-workspace";
import type { TaskState } from "../desk-state";

// One server with --all, over tasks with bad files and over problems of the repository.

let workspace: DeskWorkspace;
let client: DeskClient;
let server: number;
beforeAll(async () => {
  workspace = new DeskWorkspace();
  workspace.install();
  workspace.task("a", twoNumbers("a - b"), [["1 2\n", "3\n"]]);
  workspace.write(".contest/a-sum/problem.ts", problem({ checker: "own" }));
  const check =
    'export const check = () => ({ verdict: "WA", message: "take the sum, not this" });\n';
  workspace.write(".contest/a-sum/check.ts", check);
  workspace.task("b", twoNumbers("a + b"), [["1 2\n", "3\n"]]);
  workspace.write(".contest/b-sum/problem.ts", problem({ interactor: "own" }));
  workspace.task("c", twoNumbers("a + b"), [["1 2\n", "3\n"]]);
  repositoryProblem("drawn-sum");
  workspace.write("problems/drawn-sum/view.ts", VIEW);
  const desk = await workspace.desk("--port", "0", "--all");
  server = desk.started.child.pid!;
  client = new DeskClient(desk.address);
  await client.enter();
});
afterAll(() => workspace?.remove());

function problem(more: object): string {
  const facts = {
    ...{ title: "Sum", timeLimitMs: 1000, memoryLimitMiB: 256, checker: "tokens", judges: [] },
    ...{ bounds: {}, technique: "", tags: [], difficulty: "easy", ...more },
  };
  return `export const problem = ${JSON.stringify(facts)};\n`;
}

function repositoryProblem(slug: string): void {
  workspace.write(`problems/${slug}/problem.ts`, problem({ title: `The ${slug}` }));
  workspace.write(`problems/${slug}/solution.ts`, twoNumbers("a - b"));
  workspace.write(`cases/${slug}/sample-1.in`, "1 2\n");
  workspace.write(`cases/${slug}/sample-1.out`, "3\n");
  workspace.write(`cases/${slug}/cases.json`, '{ "sample-1": { "from": "statement" } }');
}

const VIEW = `const frame = (scene: string) => ({
  box: [0, 0, 10, 10],
  label: "sum of " + scene.trim(),
  parts: ['<rect class="cell" style="transform:translate(1px,2px)" width="3" height="3"/>'],
});
export const view = {
  scenes: (input: string) => [input],
  frames: (scene: string) => ({ count: 1, at: () => frame(scene) }),
};
`;

const QUEUE = `import { IntQueue } from "judgebench/structure/int-queue";
const queue = new IntQueue(1);
for (let value = 0; value < 9; value++) queue.push(value);
`;

const verdicts = ({ results }: TaskState) =>
  Object.fromEntries(Object.entries(results).map(([name, { verdict }]) => [name, verdict]));

it("shows a checker's own message", async () => {
  await client.order({ type: "run", slug: "a-sum" });
  const { results } = await client.until(
    "a-sum",
    (now) => !now.running && "sample-1" in now.results,
  );
  expect(results["sample-1"]).toMatchObject({ verdict: "WA", message: "take the sum, not this" });
});

it("names the interactor that is missing", async () => {
  await client.order({ type: "run", slug: "b-sum" });
  const { broken } = await client.until("b-sum", (now) => !now.running && now.broken != null);
  expect(broken?.message).toContain(".contest/b-sum/interact.ts is missing (try: ");
});

it("shows when a terminal judged last", async () => {
  const began = Date.now();
  expect((await client.task("c-sum"))?.lastRunAt).toBe(undefined);
  expect(await workspace.start("judge", "c").code).toBe(0);
  const { lastRunAt } = await client.until("c-sum", (now) => now.lastRunAt !== undefined);
  expect(lastRunAt).toBeGreaterThanOrEqual(began - 1000);
  expect(lastRunAt).toBeLessThanOrEqual(Date.now());
});

it("--all lists the problems of the repository and judges them at a save", async () => {
  const listed = await client.until("drawn-sum", ({ facts }) => facts != null);
  expect(listed).toMatchObject({ letter: "", title: "The drawn-sum", facts: { hasView: true } });
  workspace.write("problems/drawn-sum/solution.ts", twoNumbers("a + b"));
  // The verdict of a case comes before the end of its run.
  const judged = await client.until(
    "drawn-sum",
    (now) => !now.running && "sample-1" in now.results,
  );
  expect(verdicts(judged)).toEqual({ "sample-1": "AC" });
  expect(judged.lastRunAt).toBeGreaterThan(0);
});

it("gives the picture of a case; none of a problem without a view", async () => {
  const drawn = await client.get("/picture?slug=drawn-sum&name=sample-1");
  expect(drawn.status).toBe(200);
  const { svg } = JSON.parse(drawn.body);
  expect(svg).toContain("sum of 1 2");
  expect(svg).not.toContain("<style");
  const none = await client.get("/picture?slug=a-sum&name=sample-1");
  expect(none).toMatchObject({ status: 200, body: "{}" });
  workspace.write("problems/drawn-sum/view.ts", VIEW.replace("box: [0, 0, 10, 10],", ""));
  await client.order({ type: "run", slug: "drawn-sum" });
  await client.until("drawn-sum", ({ running }) => !running);
  const failed = await client.get("/picture?slug=drawn-sum&name=sample-1");
  expect(JSON.parse(failed.body).fault).toMatch(/^problems\/drawn-sum\/view\.ts failed: /);
  expect((await client.task("drawn-sum"))?.broken).toBe(null);
});

it("carries out what is asked for while the process that judges starts again", async () => {
  const { run } = (await client.task("drawn-sum"))!;
  process.kill(workspace.childOf(server), "SIGKILL");
  for (let round = 0; round < 300 && (await client.state()).notes.length === 0; round++) {
    await new Promise((wake) => setTimeout(wake, 10));
  }
  // In the middle: one process has ended, and the next one is not there yet.
  await client.order({ type: "run", slug: "drawn-sum", again: true });
  await client.order({ type: "try", slug: "drawn-sum", input: "20 22" });
  await client.until("drawn-sum", (now) => now.run > run && !now.running);
  const { tried } = await client.until("drawn-sum", (now) => now.tried?.isRunning === false);
  expect(tried).toMatchObject({ figures: expect.stringMatching(/^ended \d+ ms/), outputBytes: 3 });
});

it("opens the library where a stack names it", async () => {
  workspace.write(".contest/c-sum/solution.ts", QUEUE);
  const wanted = ({ results }: TaskState) => results["sample-1"]?.verdict === "RE";
  await client.until("c-sum", wanted);
  const order = { type: "editor", slug: "c-sum", name: "sample-1", place: 0 };
  const { error } = (await client.order(order)) as { error: string };
  expect(error).toMatch(/^node_modules\/judgebench\/lib\/structure\/int-queue\.ts:\d+: no editor/);
  workspace.write(".contest/c-sum/solution.ts", twoNumbers("a + b"));
  await client.until("c-sum", ({ results }) => results["sample-1"]?.verdict === "AC");
});

it("keeps the verdicts of the cases that a run leaves out", async () => {
  workspace.write(".contest/c-sum/cases/more-1.in", "2 2\n");
  workspace.write(".contest/c-sum/cases/more-1.out", "4\n");
  await client.until("c-sum", ({ cases }) => cases.length === 2);
  await client.order({ type: "run", slug: "c-sum" });
  const { run } = await client.until("c-sum", (now) => !now.running && "more-1" in now.results);
  await client.order({ type: "run", slug: "c-sum", names: ["more-1"], again: true });
  const isCurrent = ({ results, run: now }: TaskState) =>
    now > run && Object.values(results).every((result) => result.run === now);
  const { results } = await client.until("c-sum", isCurrent);
  expect(Object.keys(results).sort()).toEqual(["more-1", "sample-1"]);
});

it("sees a task whose task.json comes last, or changes", async () => {
  const file = join(workspace.folder, ".contest/c-sum/task.json");
  const facts = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ ...facts, contest: "Round 2", letter: "h" }));
  const { letter } = await client.until("c-sum", ({ contest }) => contest === "Round 2");
  expect(letter).toBe("h");
});

it("a search finds a problem that came after the start, and opens it", async () => {
  repositoryProblem("late-sum");
  const problems = async () => JSON.parse((await client.get("/problems")).body);
  const late = { slug: "late-sum", title: "The late-sum" };
  await expect.poll(problems, { timeout: 60_000 }).toContainEqual(late); // on a busy machine
  expect(await client.order({ type: "open", slug: "late-sum" })).toEqual({ done: true });
  await client.until("late-sum", ({ cases }) => cases.length === 1);
  expect(await client.order({ type: "open", slug: "no-sum" })).toMatchObject({
    error: 'no problem "no-sum"',
  });
});

it("judges as another judge's runtime, and refuses one that does not exist", async () => {
  await client.order({ type: "runtime", slug: "c-sum", judge: "dmoj" });
  expect(await client.order({ type: "run", slug: "c-sum" })).toEqual({ done: true });
  const judged = await client.until("c-sum", (now) => !now.running && "sample-1" in now.results);
  expect(judged).toMatchObject({ judge: "dmoj" });
  expect(verdicts(judged)).toMatchObject({ "sample-1": "AC" });
  expect(await client.order({ type: "runtime", slug: "c-sum", judge: "nobody" })).toMatchObject({
    error: 'no judge "nobody"',
  });
});
