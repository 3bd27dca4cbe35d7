import type { ContestTask } from "./contest-task";

export interface Batch {
  readonly id: string;
  readonly size: number;
  /** What came, each address and title once, in the order of coming. */
  readonly tasks: readonly ContestTask[];
}

const KEPT = 1000;

/** Groups tasks into contests. Every port gets every task, so a task may come several times. */
export class TaskBatches {
  private readonly open = new Map<string, { size: number; tasks: ContestTask[] }>();
  /** What came lately, so that the same task through a second port is not told twice. */
  private readonly seen = new Set<string>();

  /** False when this task came already. */
  add(task: ContestTask): boolean {
    const key = `${task.batch.id} ${task.address} ${task.title}`;
    const isSingle = task.batch.id === task.address;
    if (!isSingle && this.seen.has(key)) return false;
    this.seen.add(key);
    if (this.seen.size > KEPT) this.seen.delete(this.seen.values().next().value!);
    const batch = this.open.get(task.batch.id) ?? { size: task.batch.size, tasks: [] };
    this.open.set(task.batch.id, batch);
    batch.tasks.push(task);
    return true;
  }

  /** Takes the batch out when all of it came. */
  takeComplete(id: string): Batch | undefined {
    const batch = this.open.get(id);
    return batch && batch.tasks.length >= batch.size ? this.take(id) : undefined;
  }

  /** Takes the batch out as it is: nothing has come for too long. */
  take(id: string): Batch | undefined {
    const batch = this.open.get(id);
    this.open.delete(id);
    return batch && { id, ...batch };
  }

  get openIds(): string[] {
    return [...this.open.keys()];
  }
}
