import { globSync } from "glob";
import { type DeskTask, letterOf, ownLetters, singleLetter } from "../../../problem/desk-task";
import { type Draft, type DraftCase, freeName } from "../../../problem/draft";
import { isDrawn } from "../../../problem/drawn-answer";
import { addCases } from "../../../problem/host/add-cases";
import { deskLetters } from "../../../problem/host/desk";
import { exampleFile } from "../../../problem/host/example-file";
import { linesNote } from "../../../problem/host/prefer-lines";
import { renewPage } from "../../../problem/host/renew-page";
import { renewTask, writeProblem, writeTask } from "../../../problem/host/write-problem";
import type { JudgeEntry } from "../../../problem/problem";
import { looseSlug, slugOf } from "../../../problem/slug";
import type { ContestTask } from "../contest-task";
import type { TaskOutcome } from "../import-lines";
import { type ProblemAddress, problemAddress } from "../judge-address";
import { recognise } from "../known-problem";
import { dropCorrected, keepCorrected } from "./corrected-samples";
import { knownProblems } from "./known-problems";

/** Where a new task goes: to the desk of the contest, or among the problems of the repository. */
export type Place = "desk" | "problems";

/** What an empty Node program needs, so a lower limit judges nothing else. */
const LEAST = { memoryMiB: 64, timeMs: 100 };

/** When a task came, and the letters of those that came in its contest before it. */
export interface Coming {
  readonly at: number;
  readonly taken?: ReadonlySet<string>;
  /** Replaces cases by corrected samples. */
  readonly renew?: boolean | undefined;
}

/** Makes a new problem of a task, or adds its samples to the problem that it already is. */
export function importTask(
  root: string,
  task: ContestTask,
  place: Place,
  { at, taken = new Set(), renew }: Coming,
): TaskOutcome {
  const address = problemAddress(task.address, task.title);
  const judge = address?.judge ?? domjudgeEntry(task);
  const source = address?.judge ? address.words : task.group || task.address;
  const cases = task.samples.map((sample, index) => sampleCase(sample, index, source));
  const contest = task.group || new URL(task.address).host;
  const isOfContest = task.batch.size > 1;
  const holders = deskLetters(root);
  const { slug: ownSlug, namesake } = recognise(task.title, task.address, knownProblems(root));
  if (ownSlug !== undefined) {
    const isOnDesk = renewTask(root, ownSlug, { contest, address: task.address, at });
    if (!isOnDesk && judge) renewPage(root, ownSlug, judge, task.address);
    const held = [...holders].find(([, slug]) => slug === ownSlug)?.[0];
    const wanted = isOfContest ? letterOf(task.title, task.address, taken) : held;
    const letter = place === "desk" || isOnDesk ? wanted : undefined;
    const here = { slug: ownSlug, ...(letter !== undefined && { letter }), isNew: false };
    const changes = addCases(root, ownSlug, cases, { isNumbered: true, renew });
    keepCorrected(root, ownSlug, cases, changes);
    const byLines = linesNote(root, ownSlug, cases, changes);
    return { ...here, ...changes, notes: [...task.notes, ...byLines] };
  }
  const notes = [
    ...task.notes,
    ...(namesake ? [`${namesake} has the same address and another title: it is left alone`] : []),
    ...limitNotes(task),
  ];
  const outcome = { isNew: true, added: cases.map(({ name }) => name), differing: [], notes };
  const draft: Omit<Draft, "slug"> = {
    title: task.title,
    timeLimitMs: task.timeLimitMs,
    memoryLimitMiB: task.memoryLimitMiB,
    ...(task.samples.some(({ output }) => isDrawn(output)) && { checker: "lines" as const }),
    ...(task.interactive && { interactor: "own" as const }),
    ...(task.files && { programFiles: task.files }),
    ...(judge && { judge }),
    address: task.address,
    cases,
  };
  if (place === "problems") {
    const slug = freeSlug(root, "", task.title, address);
    const paged = judge && { ...judge, page: task.address };
    writeProblem(root, { slug, ...draft, ...(paged && { judge: paged }) });
    dropCorrected(root, slug);
    return { slug, ...outcome };
  }
  const held = new Set(holders.keys());
  const letter = isOfContest
    ? letterOf(task.title, task.address, taken)
    : singleLetter(task.title, task.address, held);
  const slug = freeSlug(root, letter === "" ? "" : `${letter}-`, task.title, address);
  const entry: Omit<DeskTask, "slug"> = {
    title: task.title,
    contest,
    // One of another task is taken from it only when the contest has come whole.
    letter: held.has(letter) ? "" : letter,
    address: task.address,
    at,
  };
  writeTask(root, { slug, ...draft }, entry);
  dropCorrected(root, slug);
  if (letter === "") notes.push(...nameNote(task, holders));
  return { slug, ...(letter !== "" && { letter }), isOnDesk: true, ...outcome };
}

/** All problems of a DOMjudge server have one address: the label is in the title, as in "A: Hello". */
function domjudgeEntry({ title, group }: ContestTask): JudgeEntry | undefined {
  const label = group === "DOMjudge" ? /^\s*([\w.-]{1,20}):\s/.exec(title)?.[1] : undefined;
  return label === undefined ? undefined : { judge: "domjudge", id: label };
}

function nameNote(task: ContestTask, holders: ReadonlyMap<string, string>): string[] {
  const letter = ownLetters(task.title, task.address)[0] ?? "";
  return [`${letter} means ${holders.get(letter)}: this one goes by its name`];
}

function sampleCase(
  sample: ContestTask["samples"][number],
  index: number,
  source: string,
): DraftCase {
  return {
    name: `sample-${index + 1}`,
    input: new TextEncoder().encode(sample.input),
    output: new TextEncoder().encode(sample.output),
    origin: { from: "statement", source },
  };
}

function limitNotes({ timeLimitMs, memoryLimitMiB, interactive }: ContestTask): string[] {
  return [
    ...(memoryLimitMiB < LEAST.memoryMiB
      ? [`its ${memoryLimitMiB} MiB are less than Node itself needs: judge with --memory 256`]
      : []),
    ...(timeLimitMs < LEAST.timeMs
      ? [`its ${timeLimitMs} ms are about what Node's start takes: judge with --time 1000`]
      : []),
    ...(interactive
      ? [
          `it is interactive: nothing is judged until its interact.ts is written, as ${exampleFile("interact.ts")} is`,
        ]
      : []),
  ];
}

/** A readable name that no problem and no task has: the title's, or that of judge and id. */
function freeSlug(
  root: string,
  start: string,
  title: string,
  address: ProblemAddress | undefined,
): string {
  const folders = globSync(["{problems,cases}/*", ".contest/*"], { cwd: root, posix: true });
  const taken = new Set(folders.map((path) => path.split("/")[1]!));
  const byAddress = looseSlug(address?.words ?? "");
  const site = looseSlug(address?.words.split(" ")[0] ?? "");
  const name = slugOf(title);
  const wanted = name === "" ? [byAddress] : [name, `${name}-${site}`, byAddress];
  const names = wanted.filter((ending) => ending !== "").map((ending) => cut(start + ending));
  return (
    names.find((candidate) => !taken.has(candidate)) ??
    freeName(names[0] ?? `${start}problem`, taken)
  );
}

function cut(slug: string): string {
  return slug.slice(0, 55).replace(/-$/, "");
}
