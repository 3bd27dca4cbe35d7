import type { Case } from "../problem/case";
import { isLarge } from "../problem/case-origin";

const QUICK_MS = 200;
const QUICK_A_JOB = 2;
const FEW_A_JOB = 10;

interface Waiting<Task> {
  readonly task: Task;
  readonly order: number;
}

/**
 * The order in which cases begin: new ones first, then those that took longest last time. Of many cases
 * some quick ones precede them, so that there is something to see at once.
 */
export class CaseQueue<Task extends { readonly testCase: Case }> {
  private quick: number;
  private added = 0;
  /** The next one stands last. */
  private readonly waiting: Waiting<Task>[] = [];

  /** `cases` is how many will come, as far as is known. */
  constructor(jobs: number, cases: number) {
    this.quick = cases > FEW_A_JOB * jobs ? QUICK_A_JOB * jobs : 0;
  }

  add(tasks: readonly Task[]): void {
    for (const task of tasks) this.waiting.push({ task, order: this.added++ });
    this.waiting.sort((a, b) => {
      const [aMs, bMs] = [lastMs(a.task), lastMs(b.task)];
      return aMs === bMs ? b.order - a.order : aMs < bMs ? -1 : 1;
    });
  }

  take(): Task | undefined {
    if (this.quick > 0 && this.waiting.length > 0) {
      this.quick--;
      const at = this.waiting.findLastIndex(({ task }) => isQuick(task.testCase));
      if (at >= 0) return this.waiting.splice(at, 1)[0]!.task;
    }
    return this.waiting.pop()?.task;
  }
}

function lastMs({ testCase }: { readonly testCase: Case }): number {
  return testCase.lastMs ?? Number.POSITIVE_INFINITY;
}

function isQuick({ name, lastMs }: Case): boolean {
  return lastMs === undefined ? !isLarge(name) : lastMs < QUICK_MS;
}
