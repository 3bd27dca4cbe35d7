import type { ContestTask } from "../contest-task";
import { type Batch, TaskBatches } from "../task-batches";
import { type Imported, importTask, type Place } from "./import-task";

interface Told {
  imported(task: ContestTask, result: Imported): void;
  failed(task: ContestTask, error: unknown): void;
  /** A batch is over: all of it came, or nothing more did for too long. */
  ended(batch: Batch): void;
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
  silenceMs: number,
  told: Told,
): ContestFollower {
  const begun = new Map<string, number>();
  const batches = new TaskBatches();
  const timers = new Map<string, NodeJS.Timeout>();
  const giveUp = (id: string) => {
    clearTimeout(timers.get(id));
    timers.delete(id);
    const batch = batches.take(id);
    if (batch) told.ended(batch);
  };
  return {
    take(task) {
      if (!batches.add(task)) return;
      try {
        const at = begun.get(task.batch.id) ?? Date.now();
        begun.set(task.batch.id, at);
        told.imported(task, importTask(root, task, place, at));
      } catch (error) {
        told.failed(task, error);
      }
      const { id } = task.batch;
      clearTimeout(timers.get(id));
      timers.delete(id);
      const whole = batches.takeComplete(id);
      if (whole) told.ended(whole);
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
