import { basename } from "node:path";
import { WORKSPACE } from "../../base/host/roots";
import { correctedNames } from "../../import/tasks/host/corrected-samples";
import type { CaseResult } from "../../judge/events/case-result";
import { nearMissOf } from "../../judge/reporters/report-lines";
import {
  type DeskEvent,
  type DeskState,
  type ResultRow,
  reduce,
  type TaskState,
} from "../desk-state";
import type { EngineReport, ListedProblem } from "../engine-message";
import { draftNames } from "./drafts";
import { dropFound } from "./found-files";
import { hasBrute, isThere, listCases, listTasks, openedTask, referenceVersion } from "./list-desk";

const LONGEST_MESSAGE = 400;

/** The state of the desk; every change goes to those who listen, as an event. */
export class DeskModel {
  state: DeskState;
  problems: readonly ListedProblem[] = [];
  /** All that is known of the last run of each case. */
  readonly details = new Map<string, Map<string, CaseResult>>();
  private readonly opened = new Set<string>();
  private readonly listeners = new Set<(event: DeskEvent) => void>();
  /** What the state's task was listed as, to see changes. */
  private readonly listed = new Map<string, string>();

  constructor(listening: string) {
    dropFound();
    this.state = {
      ...{ tasks: [], isWatching: true, listening, notes: [] },
      ...{ workspace: basename(WORKSPACE), startedAt: Date.now() },
    };
  }

  listen(heard: (event: DeskEvent) => void): () => void {
    this.listeners.add(heard);
    return () => this.listeners.delete(heard);
  }

  emit(event: DeskEvent): void {
    this.state = reduce(this.state, event);
    for (const heard of this.listeners) heard(event);
  }

  change(slug: string, change: Partial<TaskState>): void {
    this.emit({ type: "task", slug, change });
  }

  task(slug: string): TaskState | undefined {
    return this.state.tasks.find((task) => task.slug === slug);
  }

  /** Puts problems of the repository among the tasks; false if one of them is unknown. */
  open(slugs: readonly string[]): boolean {
    const fresh = slugs.filter((slug) => !this.task(slug));
    const problemSlugs = new Set(this.problems.map(({ slug }) => slug));
    if (!fresh.every((slug) => problemSlugs.has(slug))) return false;
    for (const slug of fresh) this.opened.add(slug);
    if (fresh.length > 0) this.refresh();
    return true;
  }

  /** Shows a problem that has just been made; one that is shown is read again. */
  openNew(slug: string): void {
    if (!this.problems.some((problem) => problem.slug === slug)) {
      this.problems = [...this.problems, { slug, title: slug }];
    }
    if (!this.open([slug]) || this.task(slug)) this.refresh();
  }

  /** Reads the desk again: tasks that came or went, and cases that changed. Gives the new tasks. */
  refresh(): readonly string[] {
    const titles = new Map(this.problems.map(({ slug, title }) => [slug, title]));
    const others = [...this.opened].flatMap((slug) => openedTask(slug, titles.get(slug)!) ?? []);
    const tasks = [...listTasks(), ...others];
    const shownSlugs = new Set(this.state.tasks.map(({ slug }) => slug));
    const fresh = tasks.filter(({ slug }) => !shownSlugs.has(slug));
    const slugs = tasks.map(({ slug }) => slug);
    if (fresh.length > 0 || slugs.join() !== this.state.tasks.map(({ slug }) => slug).join()) {
      for (const slug of shownSlugs) if (!slugs.includes(slug)) this.forget(slug);
      this.emit({ type: "tasks", slugs, fresh });
    }
    for (const task of tasks) this.refreshTask(task);
    return fresh.map(({ slug }) => slug);
  }

  private refreshTask({ slug, title, contest, letter, address, ...own }: TaskState): void {
    if (!isThere(slug)) return;
    const { stress } = this.task(slug) ?? {};
    // What stress said of another reference is over.
    if (stress?.phase === "failed" && stress.reference !== referenceVersion(slug)) {
      this.change(slug, { stress: null });
    }
    const { handedAt = null, submittedAt = null, submitted = [], seeds = null } = own;
    const named = { title, contest, letter, address, cases: listCases(slug) };
    const listed = { ...named, handedAt, submittedAt, submitted, seeds };
    const corrected = correctedNames(WORKSPACE, slug);
    const change = { ...listed, hasBrute: hasBrute(slug), drafts: draftNames(slug), corrected };
    const mark = JSON.stringify(change);
    if (this.listed.get(slug) === mark) return;
    this.listed.set(slug, mark);
    this.change(slug, change);
  }

  /** The program was saved: what was judged is of the one before. */
  edited(slug: string): void {
    const task = this.task(slug);
    if (task) this.change(slug, { run: task.run + 1, broken: null, isStopped: false });
  }

  private forget(slug: string): void {
    this.listed.delete(slug);
    this.details.delete(slug);
    this.opened.delete(slug);
  }

  /** What the process that judges has reported. */
  hear(report: EngineReport): void {
    switch (report.type) {
      case "facts":
        this.change(report.slug, { facts: report.facts });
        return;
      case "known":
        for (const result of report.results) this.result(report.slug, result, true);
        return;
      case "start": {
        const task = this.task(report.slug);
        if (!task) return;
        const running = { done: 0, total: task.cases.length };
        this.change(report.slug, { running, run: task.run + 1, broken: null, isStopped: false });
        return;
      }
      case "judged": {
        const { slug, event } = report;
        const task = this.task(slug);
        if (!task) return;
        if (event.type === "run-end") {
          if (event.interrupted) this.change(slug, { isStopped: true });
        } else if (event.type === "run-start") {
          this.change(slug, { running: { done: 0, total: event.cases } });
        } else if (event.type === "problem-end") {
          this.change(slug, { programNotes: event.notes ?? [] });
        } else if (event.type === "trouble") {
          const { message, hint } = event;
          this.change(slug, { broken: { message: `${message} (try: ${hint})` } });
        } else if (event.type === "case-end" && event.notRun) {
          const { verdict, message } = event;
          this.change(slug, { broken: { verdict, message } });
        } else if (event.type === "case-end") this.result(slug, event);
        return;
      }
      case "end":
        this.refresh(); // large cases may have been made
        this.change(report.slug, { running: null, lastRunAt: Date.now() });
        return;
      case "trouble": {
        const { slug, message } = report;
        if (slug === undefined) this.emit({ type: "note", line: message });
        else this.change(slug, { broken: { verdict: "JE", message } });
        return;
      }
      case "listed":
        this.problems = report.problems;
        return;
      case "tried": {
        const { slug, outcome } = report;
        const { verdict, message, timeMs, memoryMiB, stderr, outputBytes } = outcome;
        const memory = memoryMiB === undefined ? "" : `, ${memoryMiB.toFixed(0)} MiB`;
        const cost = timeMs > 0 ? `${timeMs.toFixed(0)} ms${memory}` : "";
        const figures = [verdict ?? "ended", message, cost].filter(Boolean).join(" ");
        const count = (this.task(slug)?.tried?.count ?? 0) + 1;
        const tried = { isRunning: false, figures, stderr, outputBytes, count };
        this.change(slug, { tried });
      }
    }
  }

  private result(slug: string, result: CaseResult, isKept = false): void {
    const task = this.task(slug);
    if (!task) return;
    const results = this.details.get(slug) ?? new Map<string, CaseResult>();
    this.details.set(slug, results.set(result.name, result));
    const { name, verdict, timeMs, memoryMiB, remembered, blanksDiffer, mayBeCut } = result;
    const message = [result.message, ...nearMissOf(result)].join("; ");
    const version = task.cases.find((one) => one.name === name)?.version;
    const row: ResultRow = {
      ...{ verdict, message: message.slice(0, LONGEST_MESSAGE), timeMs, run: task.run },
      ...(memoryMiB !== undefined && { memoryMiB }),
      isKnown: remembered === true,
      ...(blanksDiffer && { blanksDiffer }),
      ...(mayBeCut && { mayBeCut }),
      ...(version !== undefined && { version }),
    };
    this.emit({ type: "result", slug, name, result: row, ...(isKept && { isKept }) });
  }
}
