import { counted } from "../../base/counted";
import type { ContestTask } from "./contest-task";
import type { Batch } from "./task-batches";

/** What became of one task: the facts that its lines tell. */
export interface TaskOutcome {
  readonly slug: string;
  /** How it is called on the desk, or will be once its contest has come whole. */
  readonly letter?: string;
  readonly isNew: boolean;
  /** A new task of the desk, not a problem of the repository. */
  readonly isOnDesk?: boolean;
  readonly added: readonly string[];
  /** Samples whose input we had with another output: ours stay. */
  readonly differing: readonly string[];
  /** Samples that have another input now, which was added: ours stay too. */
  readonly outdated?: readonly string[];
  /** Samples that were replaced, as was wished; the old ones lie beside. */
  readonly renewed?: readonly string[];
  /** What else should be known, a sentence each. */
  readonly notes: readonly string[];
}

/** "a  theatre-square: 3 cases", and what else is to be known, a line each. */
export function taskLines(task: ContestTask, outcome: TaskOutcome): string[] {
  const { slug, letter, isNew, added, notes } = outcome;
  const called = letter === undefined ? "" : letter.padEnd(4);
  const folder = outcome.isOnDesk ? `.contest/${slug}` : `new problem ${slug}`;
  const what = `${called}${isNew ? folder : `${slug} was here already`}`;
  const files = task.files
    ? `, ${task.files.input ?? "stdin"} → ${task.files.output ?? "stdout"}`
    : "";
  const sum = isNew && added.length === 0 ? "no sample" : `${counted(added.length, "case")} added`;
  return [
    `${what}: ${sum}, ${task.timeLimitMs} ms, ${task.memoryLimitMiB} MiB${files} (${task.title})`,
    ...renewalLines(outcome),
    ...notes.map((note) => `  note: ${note}`),
    ...(isNew && added.length === 0
      ? [`  note: no sample yet: npm run case ${letter ?? slug} takes one that you paste`]
      : []),
  ];
}

/** What became of samples and cases that are here in another form. */
export function renewalLines({
  differing,
  outdated = [],
  renewed = [],
}: Pick<TaskOutcome, "differing" | "outdated" | "renewed">): string[] {
  const line = (what: string, names: readonly string[]) =>
    names.length > 0 ? [`  ${what}: ${names.join(" ")}`] : [];
  return [
    ...line("other answers, ours kept (--renew takes them)", differing),
    ...line("other inputs, added beside ours (--renew takes them in place of ours)", outdated),
    ...line("corrected, what was there is kept beside it as .old", renewed),
  ];
}

/** Whether a contest came whole, and what to type next. */
export function batchLines({ size, tasks }: Batch, letters: readonly string[]): string[] {
  const lines =
    tasks.length >= size
      ? [`contest whole: ${size} of ${size} problems came`]
      : [
          `contest not whole: ${size - tasks.length} of ${size} never came; open them one by one. ` +
            `Here: ${tasks.map(({ title }) => title).join(", ")}`,
        ];
  const first = letters[0];
  return first === undefined ? lines : [...lines, nextLine(first)];
}

export function nextLine(name: string): string {
  return `next: npm run judge -- ${name} --watch, then npm run submit ${name}`;
}
