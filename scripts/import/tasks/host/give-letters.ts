import { movedLetters } from "../../../problem/desk-letters";
import { deskLetters, keepLetters } from "../../../problem/host/desk";
import { renewTask } from "../../../problem/host/write-problem";
import type { Batch } from "../task-batches";

/** Gives a contest that came whole its letters; returns a line for each that another task had. */
export function giveLetters(
  root: string,
  { tasks }: Batch,
  letters: ReadonlyMap<string, string>,
  at: number,
): string[] {
  const before = deskLetters(root);
  const contest = tasks[0]!.group || new URL(tasks[0]!.address).host;
  keepLetters(root, { contest, letters: Object.fromEntries(letters) });
  for (const [letter, slug] of letters) renewTask(root, slug, { letter, at });
  return movedLetters(before, deskLetters(root));
}
