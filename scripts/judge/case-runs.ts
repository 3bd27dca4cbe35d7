import type { Case } from "../problem/case";
import type { CaseQueue } from "./case-queue";
import type { CaseResult } from "./events/case-result";
import type { RunFacts } from "./events/judge-event";
import { judgeCase } from "./judge-case";
import type { Judged, JudgeHost } from "./judged";
import { Turns } from "./turns";

/** Problems that are still being prepared while the first ones are judged. */
export interface Coming<Program> {
  readonly problems: AsyncIterable<Judged<Program>>;
  /** How many will come, as far as is known. */
  readonly count: Pick<RunFacts, "problems" | "cases">;
  /** Preparing processes: that many jobs stay idle meanwhile. */
  readonly preparing: number;
}

export interface Task<Program> {
  readonly problem: Judged<Program>;
  readonly program: Program;
  readonly testCase: Case;
}

/** A task has ended, or a problem has been prepared. */
type Step<Program> =
  | { readonly task: Task<Program>; readonly result: CaseResult }
  | { readonly arrived: Judged<Program> };

/**
 * Runs the tasks of the queue, `jobs` at a time, until `stopped`; yields each result, and each problem that
 * arrives, whose tasks the caller adds to the queue before it asks for the next step.
 */
export async function* runCases<Program>(
  queue: CaseQueue<Task<Program>>,
  coming: Coming<Program> | undefined,
  host: JudgeHost<Program>,
  jobs: number,
  stopped: () => boolean,
): AsyncGenerator<Step<Program>> {
  const turns = new Turns();
  const running = new Map<Task<Program>, Promise<Step<Program> & { task: Task<Program> }>>();
  const arrivals = coming?.problems[Symbol.asyncIterator]();
  let arrival = arrivals?.next();
  for (;;) {
    if (stopped()) arrival = undefined;
    const most = arrival ? Math.max(1, jobs - coming!.preparing) : jobs;
    while (running.size < most && !stopped()) {
      const task = queue.take();
      if (!task) break;
      const judging = judgeCase(task.problem, task.program, task.testCase, host, turns);
      running.set(
        task,
        judging.then((result) => ({ task, result })),
      );
    }
    if (running.size === 0 && !arrival) return;
    const next = await Promise.race([...running.values(), ...(arrival ? [arrival] : [])]);
    if ("task" in next) {
      running.delete(next.task);
      yield next;
    } else {
      arrival = next.done ? undefined : arrivals!.next();
      if (!next.done) yield { arrived: next.value };
    }
  }
}
