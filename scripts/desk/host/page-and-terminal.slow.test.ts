import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { TOOL } from "../../base/host/roots";
import type { JudgeEvent } from "../../judge/events/judge-event";
import { DeskClient } from "../../testing/desk-client";
import { DeskWorkspace } from "../../testing/desk-workspace";

// Long: every problem of the repository, copies of some with a wrong program in place of the solution, and two
// imported packages with programs of their own that judge: all judged by the page and then by the terminal.

const COPIES = 30;
const PACKAGES = ["knights-tour", "hidden-integer"];

let workspace: DeskWorkspace;
let client: DeskClient;
let slugs: string[];
beforeAll(async () => {
  workspace = new DeskWorkspace();
  workspace.install();
  slugs = readdirSync(join(TOOL, "problems")).filter((slug) =>
    existsSync(join(TOOL, "problems", slug, "problem.ts")),
  );
  let copies = 0;
  for (const slug of [...slugs]) {
    bring(slug, slug);
    const wrong = copies < COPIES ? wrongAnswer(join(TOOL, "problems", slug, "wrong")) : undefined;
    if (wrong === undefined) continue;
    copies++;
    slugs.push(`${slug}-wrong`);
    bring(slug, `${slug}-wrong`, wrong);
  }
  for (const slug of PACKAGES) {
    const zips = join(workspace.folder, "zips");
    await done(workspace.start("export", slug, "--format", "icpc", "--to", zips));
    rmSync(join(workspace.folder, "problems", slug), { recursive: true });
    rmSync(join(workspace.folder, "cases", slug), { recursive: true });
    const zip = readdirSync(zips).find((name) => name.startsWith(slug.replaceAll("-", "")))!;
    await done(workspace.start("import", join("zips", zip)));
    const solution = readFileSync(join(TOOL, "problems", slug, "solution.ts"), "utf8");
    writeFileSync(join(workspace.folder, "problems", slug, "solution.ts"), byName(solution));
  }
  client = new DeskClient((await workspace.desk("--port", "0", "--all")).address);
  await client.enter();
});
afterAll(() => workspace?.remove());

async function done(started: ReturnType<DeskWorkspace["start"]>): Promise<void> {
  expect(await started.code, started.output).toBe(0);
}

/** A problem as a user of the package would have written it, without the cases that are made from seeds. */
function bring(slug: string, as: string, wrong?: string): void {
  const [problem, cases] = [join("problems", as), join("cases", as)];
  const filter = (file: string) => !/^large-/.test(basename(file));
  for (const folder of ["problems", "cases"]) {
    const to = join(workspace.folder, folder, as);
    cpSync(join(TOOL, folder, slug), to, { recursive: true, filter });
  }
  const place = join(workspace.folder, problem);
  const origins = JSON.parse(readFileSync(join(workspace.folder, cases, "cases.json"), "utf8"));
  const kept = Object.entries(origins).filter(([name]) => !name.startsWith("large-"));
  workspace.write(`${cases}/cases.json`, JSON.stringify(Object.fromEntries(kept)));
  if (wrong !== undefined) {
    writeFileSync(join(place, "solution.ts"), wrong.replace(/"\.\.\/(?!\.)/g, '"./'));
  }
  for (const name of readdirSync(place, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".ts")) continue;
    const text = readFileSync(join(place, name), "utf8");
    writeFileSync(join(place, name), byName(text));
  }
}

const byName = (text: string) => text.replace(/"(?:\.\.\/)+(?:lib|scripts)\//g, '"judgebench/');

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
  for (let round = 0; round < 2400; round++) {
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
    const { slug, name, verdict, message, nearMiss } = event;
    const whole = nearMiss
      ? `${message}; checker "${nearMiss}" would accept it: --checker ${nearMiss} tries it`
      : message;
    terminal[`${slug}/${name}`] = `${verdict} ${whole.slice(0, 400)}`;
  }
  expect(page).toEqual(terminal);
  const problems = new Set(Object.keys(page).map((name) => name.split("/")[0]));
  expect(problems.size).toBe(slugs.length);
  expect(problems.size).toBeGreaterThanOrEqual(100);
  expect(Object.values(page).filter((text) => text.startsWith("WA")).length).toBeGreaterThan(50);
}, 1_200_000);
