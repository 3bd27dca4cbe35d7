import { counted } from "../base/counted";
import { type Verdict, worst } from "../problem/verdict";
import type { TaskState } from "./desk-state";
import { freshResult, staleness } from "./freshness";

export type Standing = "untried" | "running" | Verdict;

/** What a task's line says: AC only when every case of now has it, of the program of now. */
export function standing(task: TaskState): Standing {
  const { running, broken, cases } = task;
  if (running) return "running";
  if (broken?.verdict) return broken.verdict;
  const verdicts = cases.flatMap((row) => freshResult(task, row)?.verdict ?? []);
  if (verdicts.length === 0) return "untried";
  const whole = worst(verdicts);
  return whole === "AC" && verdicts.length < cases.length ? "untried" : whole;
}

/** What was reached, in words: never counts what belongs to another program. */
export function summary(task: TaskState): string {
  const { running, broken, cases, isStopped } = task;
  if (running) return `${running.done} of ${running.total} cases`;
  const old = cases.filter((row) => staleness(task, row) === "program").length;
  const rest = old === 0 ? "" : `; ${counted(old, "verdict")} below: of the program before`;
  if (broken?.verdict === "CE") return `no case was run${rest}`;
  const passed = cases.filter((row) => freshResult(task, row)?.verdict === "AC").length;
  const hidden = cases.filter((row) => row.isHidden).length;
  const ran = cases.filter(
    (row) => !row.isHidden && freshResult(task, row)?.verdict === "ran",
  ).length;
  const open = [
    ran === 0 ? "" : `, ${ran} not compared`,
    hidden === 0 ? "" : `, ${hidden} hidden and not judged`,
  ].join("");
  const end = isStopped ? ", stopped" : "";
  return `${passed} of ${cases.length} cases accepted${open}${end}${rest}`;
}

/** Whether an output can become the expected one: the program ended, and its answer was refused or not compared. */
export function isTakeable(verdict: Verdict | undefined): boolean {
  return verdict === "WA" || verdict === "PE" || verdict === "ran";
}

/** An accepted task that waits to be submitted. */
export function awaitsSubmit(task: TaskState): boolean {
  return task.isOnDesk === true && standing(task) === "AC" && !task.submittedAt;
}
