import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { TOOL } from "../../base/host/roots";
import type { JudgeEvent } from "../../judge/judge-event";
import { DeskClient } from "../../testing/desk-client";
import { DeskWorkspace } from "../../testing/desk-workspace";

// Long: every problem of the repository, judged by the page and then by the terminal. Every second one has
// a wrong program in place of its solution, so that verdicts and messages differ among the cases.

let workspace: DeskWorkspace;
let client: DeskClient;
let slugs: string[];
beforeAll(async () => {
  workspace = new DeskWorkspace();
  workspace.install();
  slugs = readdirSync(join(TOOL, "problems")).filter((slug) =>
    existsSync(join(TOOL, "problems", slug, "problem.ts")),
  );
  for (const [at, slug] of slugs.entries()) bring(slug, at % 2 === 1);
  client = new DeskClient((await workspace.desk("--port", "0", "--all")).address);
  await client.enter();
});
afterAll(() => workspace?.remove());

/** A problem as a user of the package would have written it, without the cases that are made from seeds. */
function bring(slug: string, isWrong: boolean): void {
  const [problem, cases] = [join("problems", slug), join("cases", slug)];
  const filter = (file: string) => !/^large-/.test(basename(file));
  for (const folder of [problem, cases]) {
    cpSync(join(TOOL, folder), join(workspace.folder, folder), { recursive: true, filter });
  }
  const place = join(workspace.folder, problem);
  const origins = JSON.parse(readFileSync(join(workspace.folder, cases, "cases.json"), "utf8"));
  const kept = Object.entries(origins).filter(([name]) => !name.startsWith("large-"));
  workspace.write(`${cases}/cases.json`, JSON.stringify(Object.fromEntries(kept)));
  const wrong = isWrong ? wrongAnswer(join(place, "wrong")) : undefined;
  if (wrong !== undefined) {
    writeFileSync(join(place, "solution.ts"), wrong.replace(/"\.\.\/(?!\.)/g, '"./'));
  }
  for (const name of readdirSync(place, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".ts")) continue;
    const text = readFileSync(join(place, name), "utf8");
    const own = text.replace(/"(?:\.\.\/)+(?:lib|scripts)\//g, '"judgebench/');
    writeFileSync(join(place, name), own);
  }
}

function wrongAnswer(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
  return texts.find((text) => text.startsWith("// expect: WA"));
}

type Verdicts = Record<string, string>;

it("the page's stream of events has the verdicts and messages of the terminal", async () => {
  await client.until(slugs[0]!, ({ facts }) => facts != null);
  const page: Verdicts = {};
  const stop = client.follow((event) => {
    if (event.type !== "result" || event.result.isKnown) return;
    page[`${event.slug}/${event.name}`] = `${event.result.verdict} ${event.result.message}`;
  });
  for (const slug of slugs) await client.order({ type: "run", slug, again: true });
  for (let round = 0; round < 1200; round++) {
    const { tasks } = await client.state();
    if (tasks.every(({ running, lastRunAt }) => !running && lastRunAt !== undefined)) break;
    await new Promise((wake) => setTimeout(wake, 500));
  }
  stop();
  const judging = workspace.start("judge", "--all", "--no-cache", "-r", "json");
  await judging.code;
  const terminal: Verdicts = {};
  for (const line of judging.output.split("\n").filter((text) => text.startsWith("{"))) {
    const event = JSON.parse(line) as JudgeEvent;
    if (event.type !== "case-end") continue;
    const { slug, name, verdict, message } = event;
    terminal[`${slug}/${name}`] = `${verdict} ${message.slice(0, 400)}`;
  }
  expect(page).toEqual(terminal);
  const problems = new Set(Object.keys(page).map((name) => name.split("/")[0]));
  expect(problems.size).toBe(slugs.length);
  expect(problems.size).toBeGreaterThanOrEqual(70);
  expect(Object.values(page).filter((text) => text.startsWith("WA")).length).toBeGreaterThan(50);
}, 1_200_000);
