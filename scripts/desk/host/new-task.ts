import { existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { DESK, TOOL, WORKSPACE } from "../../base/host/roots";
import { writeAtomically } from "../../base/host/write-atomically";
import { type DeskTask, singleLetter } from "../../problem/desk-task";
import { freeName } from "../../problem/draft";
import { deskTasks } from "../../problem/host/desk";
import { ensureEditorProject } from "../../problem/host/editor-project";
import { firstProblem } from "../../problem/host/fill-template";
import { writeTask } from "../../problem/host/write-problem";
import { looseSlug, plainTitle, slugOf } from "../../problem/slug";
import type { Reply } from "../desk-command";

const CONTEST = "By hand";
const EXAMPLE = "Smaller before";

/** Puts a task on the desk that nobody imported; it gets a letter that no other task has. */
export function newTask(title: string, isInteractive: boolean): Reply {
  const plain = plainTitle(title.trim());
  if (plain === "") return { error: "a task needs a title", hint: "as on its page" };
  const entry = entryOf(plain);
  const slug = freeSlug(entry.letter, plain);
  const draft = {
    slug,
    title: plain,
    cases: [],
    ...(isInteractive && { interactor: "own" as const }),
  };
  writeTask(WORKSPACE, draft, entry);
  return { done: true, note: `${DESK}/${slug} is there: add its samples`, task: slug };
}

/** Puts a solved task with its cases on the desk, to try the page on; a clone has its own problems for that. */
export function exampleTask(): Reply {
  if (TOOL === WORKSPACE) return { done: true, task: "knight-moves" };
  const slug = looseSlug(EXAMPLE);
  const folder = join(WORKSPACE, DESK, slug);
  if (!existsSync(folder)) {
    for (const [path, text] of firstProblem()) {
      const file = join(folder, path);
      mkdirSync(dirname(file), { recursive: true });
      writeAtomically(file, text);
    }
    writeAtomically(join(folder, "task.json"), `${JSON.stringify(entryOf(EXAMPLE), null, 2)}\n`);
    ensureEditorProject(WORKSPACE, DESK);
  }
  return { done: true, task: slug };
}

function entryOf(title: string): Omit<DeskTask, "slug"> {
  const tasks = deskTasks();
  const letter = singleLetter(title, "", new Set(tasks.map((task) => task.letter)));
  return { title, contest: CONTEST, letter, address: "", at: Date.now() };
}

function freeSlug(letter: string, title: string): string {
  const words = slugOf(title) || looseSlug(title) || "task";
  const wanted = `${letter === "" ? "" : `${letter}-`}${words}`.slice(0, 55).replace(/-$/, "");
  const taken = [".contest", "problems"].map((place) => join(WORKSPACE, place, wanted));
  if (!taken.some((place) => existsSync(place))) return wanted;
  return freeName(wanted, new Set(deskTasks().map(({ slug }) => slug)));
}
