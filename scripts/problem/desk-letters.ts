import type { DeskTask } from "./desk-task";

/** The letters of the contest that came whole last, as letters.json of the desk keeps them. */
export interface WholeContest {
  readonly contest: string;
  /** The folder of a task or the slug of a problem by its letter. */
  readonly letters: Readonly<Record<string, string>>;
}

type Lettered = Pick<DeskTask, "slug" | "letter" | "at">;

/**
 * What each letter means: a task or problem of the contest that came whole last; else the task that had it
 * last. On a desk to which no contest came whole, the tasks of the newest contest have their letters.
 */
export function letterHolders(
  tasks: readonly Lettered[],
  whole: WholeContest | undefined,
  isProblem: (slug: string) => boolean,
): Map<string, string> {
  const slugs = new Set(tasks.map(({ slug }) => slug));
  const held = Object.entries(whole?.letters ?? {});
  const holders = new Map(held.filter(([, slug]) => slugs.has(slug) || isProblem(slug)));
  const lettered = new Set(holders.values());
  for (const { slug, letter } of tasks.toSorted((a, b) => b.at - a.at)) {
    if (letter !== "" && !holders.has(letter) && !lettered.has(slug)) holders.set(letter, slug);
  }
  return holders;
}

/** Each task with the letter that it is called by, and the one that it lost. */
export function withLetters<Task extends Lettered>(
  tasks: readonly Task[],
  holders: ReadonlyMap<string, string>,
): (Task & { readonly lostLetter?: string })[] {
  const letters = new Map([...holders].map(([letter, slug]) => [slug, letter]));
  return tasks.map((task) => {
    const letter = letters.get(task.slug) ?? "";
    const hasLost = task.letter !== "" && letter !== task.letter && holders.has(task.letter);
    return { ...task, letter, ...(hasLost && { lostLetter: task.letter }) };
  });
}

/** A line for each letter that means another task than before. */
export function movedLetters(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  const letters = [...before.keys()].sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
  return letters.flatMap((letter) => {
    const [was, is] = [before.get(letter)!, after.get(letter)];
    if (is === was || is === undefined) return [];
    return [`  ${letter.padEnd(3)} means ${is} now; ${was} goes by its name`];
  });
}
