import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "glob";
import { DESK, WORKSPACE } from "../../base/host/roots";
import { writeAtomically } from "../../base/host/write-atomically";
import { letterHolders, type WholeContest, withLetters } from "../desk-letters";
import type { DeskTask } from "../desk-task";

const LETTERS = join(DESK, "letters.json");

/** The tasks that lie on the desk; a folder whose task.json is damaged counts by its name alone. */
export function deskTasks(root = WORKSPACE): DeskTask[] {
  const tasks = recordedTasks(root);
  return withLetters(tasks, holdersAmong(root, tasks));
}

/** The tasks as their files record them: a letter may have gone to another task. */
function recordedTasks(root: string): DeskTask[] {
  if (!existsSync(join(root, DESK))) return [];
  return globSync(`${DESK}/*/problem.ts`, { cwd: root, posix: true, dot: true })
    .map((path) => path.split("/")[1]!)
    .sort()
    .map((slug) => ({ ...recorded(root, slug), slug }));
}

/** What each letter means: the folder of a task, or a problem of the repository that its contest asked. */
export function deskLetters(root = WORKSPACE): Map<string, string> {
  return holdersAmong(root, recordedTasks(root));
}

function holdersAmong(root: string, tasks: readonly DeskTask[]): Map<string, string> {
  const isProblem = (slug: string) => existsSync(join(root, "problems", slug, "problem.ts"));
  return letterHolders(tasks, wholeContest(root), isProblem);
}

/** The contest that came whole last; undefined where none did, or where the note is damaged. */
function wholeContest(root: string): WholeContest | undefined {
  try {
    const { contest, letters } = JSON.parse(readFileSync(join(root, LETTERS), "utf8"));
    const words = [contest, ...Object.values(letters)];
    const isGood = typeof letters === "object" && words.every((word) => typeof word === "string");
    return isGood ? { contest, letters } : undefined;
  } catch {
    return undefined;
  }
}

/** Gives the letters to a contest that came whole: they are its own until another one comes whole. */
export function keepLetters(root: string, whole: WholeContest): void {
  writeAtomically(join(root, LETTERS), `${JSON.stringify(whole, null, 2)}\n`);
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

/** Follows a task that was kept as a problem, or that is gone, in the letters of its contest. */
export function moveLetter(root: string, slug: string, to: string | undefined): void {
  const whole = wholeContest(root);
  if (whole === undefined) return;
  const letters = Object.entries(whole.letters).flatMap(([letter, holder]) => {
    if (holder !== slug) return [[letter, holder]];
    return to === undefined ? [] : [[letter, to]];
  });
  keepLetters(root, { ...whole, letters: Object.fromEntries(letters) });
}
