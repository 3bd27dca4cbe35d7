import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "glob";
import { DESK, WORKSPACE } from "../../base/host/roots";
import type { DeskTask } from "../desk-task";

/** The tasks that lie on the desk; a folder whose task.json is damaged counts by its name alone. */
export function deskTasks(root = WORKSPACE): DeskTask[] {
  if (!existsSync(join(root, DESK))) return [];
  return globSync(`${DESK}/*/problem.ts`, { cwd: root, posix: true, dot: true })
    .map((path) => path.split("/")[1]!)
    .sort()
    .map((slug) => ({ ...recorded(root, slug), slug }));
}

function recorded(root: string, slug: string): Omit<DeskTask, "slug"> {
  const plain = { title: slug, contest: "", letter: slug, address: "", at: 0 };
  try {
    const text = readFileSync(join(root, DESK, slug, "task.json"), "utf8");
    const { title, contest, letter, address, at } = { ...plain, ...JSON.parse(text) };
    const words = [title, contest, letter, address];
    const isGood = words.every((word) => typeof word === "string") && Number.isFinite(at);
    return isGood ? { title, contest, letter, address, at } : plain;
  } catch {
    return plain;
  }
}
