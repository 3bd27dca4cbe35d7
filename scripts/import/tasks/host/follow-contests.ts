import type { ContestTask } from "../contest-task";
import type { TaskOutcome } from "../import-lines";
import { type Batch, TaskBatches } from "../task-batches";
import { giveLetters } from "./give-letters";
import { importTask, type Place } from "./import-task";

interface ContestListener {
  imported(task: ContestTask, result: TaskOutcome): void;
  failed(task: ContestTask, error: unknown): void;
  /**
   * A batch is over: all of it came, or nothing more did for too long. `moves` says which letters went to
   * other tasks, a line each.
   */
  ended(batch: Batch, moves: readonly string[]): void;
}

interface Manner {
  /** After it a contest counts as ended. */
  readonly silenceMs: number;
  /** Replaces cases by corrected samples. */
  readonly renew?: boolean | undefined;
}

export interface ContestFollower {
  take(task: ContestTask): void;
  /** Ends what is still open. */
  stop(): void;
}

/** Writes each task as it comes and says when its contest is whole, or what is missing of it. */
export function followContests(
  root: string,
  place: Place,
  { silenceMs, renew }: Manner,
  told: ContestListener,
): ContestFollower {
  const begun = new Map<string, { readonly at: number; readonly letters: Map<string, string> }>();
  const batches = new TaskBatches();
  const timers = new Map<string, NodeJS.Timeout>();
  const giveUp = (id: string) => {
    clearTimeout(timers.get(id));
    timers.delete(id);
    const batch = batches.take(id);
    if (batch) end(batch);
  };
  const end = (batch: Batch) => {
    const { at = 0, letters } = begun.get(batch.id) ?? {};
    begun.delete(batch.id);
    const isWhole = batch.size > 1 && batch.tasks.length >= batch.size;
    const gets = isWhole && place === "desk" && letters && letters.size > 0;
    told.ended(batch, gets ? giveLetters(root, batch, letters, at) : []);
  };
  return {
    take(task) {
      if (!batches.add(task)) return;
      try {
        const batchSoFar = begun.get(task.batch.id);
        const { at, letters } = batchSoFar ?? { at: Date.now(), letters: new Map() };
        begun.set(task.batch.id, { at, letters });
        const taken = new Set(letters.keys());
        const result = importTask(root, task, place, { at, taken, renew });
        if (result.letter !== undefined) letters.set(result.letter, result.slug);
        told.imported(task, result);
      } catch (error) {
        told.failed(task, error);
      }
      const { id } = task.batch;
      clearTimeout(timers.get(id));
      timers.delete(id);
      const whole = batches.takeComplete(id);
      if (whole) end(whole);
      else
        timers.set(
          id,
          setTimeout(() => giveUp(id), silenceMs),
        );
    },
    stop() {
      for (const id of batches.openIds) giveUp(id);
    },
  };
}
