import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { isFailure } from "../../problem/verdict";
import type { DeskState, TaskState } from "../desk-state";
import { freshResult } from "../freshness";

export interface Selection {
  readonly task: TaskState | undefined;
  readonly name: string | undefined;
  /** The program in an editor that shows this page, where it is no task's solution; "" for none. */
  readonly other: string;
  chooseTask(slug: string): void;
  choose(name: string): void;
  step(by: number): void;
  stepTask(by: number): void;
}

/**
 * The task and the case that are looked at; after a run a case that fails is opened by itself, unless the
 * user chose another during the run.
 */
export function useSelection(state: DeskState | undefined): Selection {
  const [slug, setSlug] = useState(decodeURIComponent(location.hash.slice(1)));
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const [other, setOther] = useState("");
  const tasks = state?.tasks ?? [];
  const task = tasks.find((one) => one.slug === slug) ?? tasks[0];
  const wanted = task && names[task.slug];
  const name =
    task && (task.cases.some((row) => row.name === wanted) ? wanted : firstFailing(task));
  const choose = (next: string) => task && setNames({ ...names, [task.slug]: next });
  const chooseTask = (next: string) => {
    history.replaceState(null, "", `#${encodeURIComponent(next)}`);
    setSlug(next);
    setOther("");
  };
  useLayoutEffect(() => {
    // An editor that shows this page chooses the task of the file that is open in it.
    const follow = (event: Event) => {
      const { detail } = event as CustomEvent<{ readonly slug: string; readonly other: string }>;
      if (detail.slug !== "") setSlug(detail.slug);
      setOther(detail.other);
    };
    window.addEventListener("desk-task", follow);
    return () => window.removeEventListener("desk-task", follow);
  }, []);
  const wasRunning = useRef(false);
  const hasChosen = useRef(false);
  const chooseByHand = (next: string) => {
    hasChosen.current = true;
    choose(next);
  };
  useEffect(() => {
    const isRunning = task?.running != null;
    const ended = wasRunning.current && !isRunning;
    if (isRunning && !wasRunning.current) hasChosen.current = false;
    wasRunning.current = isRunning;
    if (!task || !ended || hasChosen.current) return;
    const chosen = wanted === undefined ? undefined : task.results[wanted];
    const failing = firstFailing(task);
    if (chosen && isFailure(chosen.verdict)) return;
    if (isFailure(task.results[failing ?? ""]?.verdict ?? "AC")) choose(failing!);
  });
  const walk = (list: readonly string[], current: string | undefined, by: number) => {
    const at = current === undefined ? -1 : list.indexOf(current);
    return list[Math.min(list.length - 1, Math.max(0, at + by))];
  };
  return {
    ...{ task, name, other, choose: chooseByHand, chooseTask },
    step(by) {
      const next =
        task &&
        walk(
          task.cases.map((row) => row.name),
          name,
          by,
        );
      if (next !== undefined) chooseByHand(next);
    },
    stepTask(by) {
      const next = walk(
        tasks.map((one) => one.slug),
        task?.slug,
        by,
      );
      if (next !== undefined) chooseTask(next);
    },
  };
}

function firstFailing(task: TaskState): string | undefined {
  const { cases } = task;
  const failing = cases.find((row) => isFailure(freshResult(task, row)?.verdict ?? "AC"));
  return (failing ?? cases[0])?.name;
}
