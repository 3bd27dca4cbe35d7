import { readFileSync } from "node:fs";
import { join } from "node:path";
import { problemFolder, problemPath, WORKSPACE } from "../../base/host/roots";
import { writeAtomically } from "../../base/host/write-atomically";
import { problemAddress, webAddress } from "../../import/tasks/judge-address";
import { checkers } from "../../judge/checkers/checkers";
import { renewTask } from "../../problem/host/write-problem";
import { plainTitle } from "../../problem/slug";
import type { DeskCommand, Reply } from "../desk-command";
import { withFields } from "../problem-source";

export type Settings = Extract<DeskCommand, { type: "settings" }>;

/** Writes what was set on the page into problem.ts, and title and page of a desk's task into its task.json. */
export function writeSettings(settings: Settings): Reply {
  const { slug, timeLimitMs, memoryLimitMiB, checker } = settings;
  const title = settings.title === undefined ? undefined : plainTitle(settings.title.trim());
  if (title === "") return { error: "the title is empty", hint: "as on the problem's page" };
  if (timeLimitMs === 0 || memoryLimitMiB === 0) {
    return { error: "a limit of 0 judges nothing", hint: "as on the problem's page" };
  }
  if (checker !== undefined && !Object.hasOwn(checkers, checker)) {
    return { error: `no checker "${checker}"`, hint: Object.keys(checkers).join(", ") };
  }
  const web = settings.address ? webAddress(settings.address) : undefined;
  if (settings.address && !web) {
    return { error: `"${settings.address}" is no address of the web`, hint: "https://…" };
  }
  const judge = web && problemAddress(web.href, title ?? "")?.judge;
  const file = join(problemFolder(slug), "problem.ts");
  const source = withFields(readFileSync(file, "utf8"), {
    ...(title !== undefined && { title: JSON.stringify(title) }),
    ...(timeLimitMs !== undefined && { timeLimitMs: String(timeLimitMs) }),
    ...(memoryLimitMiB !== undefined && { memoryLimitMiB: String(memoryLimitMiB) }),
    ...(checker !== undefined && { checker: JSON.stringify(checker) }),
    ...(judge && { judges: `[${entry(judge.judge, judge.id, web.href)}]` }),
    ...(settings.address === "" && { judges: "[]" }),
  });
  if (source === undefined) {
    const hint = "export const problem = { … }, as new problems have it";
    return { error: `${problemPath(slug)}/problem.ts is not written so that it can be set`, hint };
  }
  writeAtomically(file, source);
  renewTask(WORKSPACE, slug, {
    ...(title !== undefined && { title }),
    ...(settings.address !== undefined && { address: web?.href ?? "" }),
  });
  const note =
    web && !judge ? "saved; that page is of no judge that takes submissions here" : "saved";
  return { done: true, note };
}

function entry(judge: string, id: string, page: string): string {
  const [name, own, where] = [judge, id, page].map((text) => JSON.stringify(text));
  return `{ judge: ${name}, id: ${own}, page: ${where} }`;
}
