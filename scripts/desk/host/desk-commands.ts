// Long: one command of the page after another.

import { ExpectedError } from "../../base/expected-error";
import { isDiskFault } from "../../base/host/disk-fault";
import { systemHints } from "../../base/host/system-hints";
import { markSubmitted } from "../../submit/host/record-submission";
import { isMachine } from "../../targets/machines";
import type { DeskCommand, Reply } from "../desk-command";
import type { TaskState } from "../desk-state";
import { unknown } from "../unknown-reply";
import { caseCommand } from "./case-commands";
import type { DeskModel } from "./desk-model";
import { dropDraft, keepDraft } from "./drafts";
import type { EngineProcess } from "./engine-process";
import { isThere } from "./list-desk";
import { exampleTask, newTask } from "./new-task";
import { openEditor } from "./open-editor";
import { writeSettings } from "./task-settings";
import type { TasksAtWork } from "./tasks-at-work";
import { takePiece, uploaded } from "./uploads";

const DONE: Reply = { done: true };

/** Carries out the commands of the page; every name in them is looked up in our own listing. */
export class DeskCommands {
  private readonly model: DeskModel;
  private readonly engine: EngineProcess;
  private readonly atWork: TasksAtWork;

  private readonly say: (line: string) => void;

  /** `say` writes to the desk's terminal. */
  constructor(
    model: DeskModel,
    engine: EngineProcess,
    atWork: TasksAtWork,
    say: (line: string) => void,
  ) {
    this.model = model;
    this.engine = engine;
    this.atWork = atWork;
    this.say = say;
  }

  take(command: DeskCommand): Reply {
    try {
      return this.carryOut(command);
    } catch (error) {
      if (error instanceof ExpectedError) return { error: error.message, hint: error.hint };
      if (isDiskFault(error)) {
        return { error: (error as Error).message, hint: systemHints().freeSpace };
      }
      const gone = (error as NodeJS.ErrnoException).code === "ENOENT";
      if (!gone) throw error;
      this.model.refresh();
      return { error: "its files are gone", hint: "look at the folder" };
    }
  }

  /** Looks at a task again: its facts, and the verdicts that are known. */
  look(slug: string): void {
    const judge = this.model.task(slug)?.judge;
    this.engine.send({ type: "look", slug, ...(judge && { judge }) });
  }

  /** Tells the engine whose files it follows. */
  follow(): void {
    const { isWatching, tasks } = this.model.state;
    const slugs = isWatching ? tasks.map(({ slug }) => slug) : [];
    this.engine.send({ type: "follow", slugs });
  }

  private carryOut(command: DeskCommand): Reply {
    const { model, engine } = this;
    if (command.type === "watch") {
      model.emit({ type: "desk", change: { isWatching: command.isOn } });
      this.follow();
      return DONE;
    }
    switch (command.type) {
      case "new":
        return this.written(newTask(command.title, command.isInteractive === true));
      case "example":
        return this.example();
      case "upload":
        return takePiece(command.upload, command.path, command.from, command.data);
      case "take-files":
        return this.takeFiles(command);
    }
    const { slug } = command;
    if (command.type === "open") {
      if (!model.open([slug])) return unknown(`no problem "${slug}"`);
      this.look(slug);
      this.follow();
      return DONE;
    }
    const task = model.task(slug);
    if (!task || !isThere(slug)) {
      model.refresh(); // nothing is written into a folder that somebody has just deleted
      return unknown(`no task "${slug}" on the desk`);
    }
    switch (command.type) {
      case "run": {
        const caseNames = new Set(task.cases.map(({ name }) => name));
        const stranger = command.names?.find((name) => !caseNames.has(name));
        if (stranger !== undefined) return unknown(`no case "${stranger}"`);
        const { names, again } = command;
        const judge = task.judge ?? undefined;
        const wish = { ...(names && { names }), ...(again && { again }), ...(judge && { judge }) };
        model.change(slug, { running: { done: 0, total: names?.length ?? task.cases.length } });
        engine.send({ type: "judge", slug, ...wish });
        return DONE;
      }
      case "stop":
        engine.send({ type: "stop", slug });
        return DONE;
      case "runtime": {
        const { judge } = command;
        if (judge !== undefined && !isMachine(judge)) return unknown(`no judge "${judge}"`);
        model.change(slug, { judge: judge ?? null, results: {} });
        model.details.delete(slug);
        this.look(slug);
        return DONE;
      }
      case "debug":
        if (!task.cases.some(({ name }) => name === command.name)) {
          return unknown(`no case "${command.name}"`);
        }
        return this.atWork.debug(slug, command.name, (change) => model.change(slug, change));
      case "end-debug":
        return this.atWork.endDebug(slug);
      case "settings": {
        const reply = this.written(writeSettings(command));
        this.look(slug);
        if ("done" in reply && model.state.isWatching) this.carryOut({ type: "run", slug });
        return reply;
      }
      case "draft":
      case "drop-draft":
        return this.drafted(command, task);
      case "add":
      case "edit":
      case "delete":
      case "take":
      case "hide":
      case "renew": {
        const reply = this.written(caseCommand(command));
        const isChanged = "done" in reply && command.type !== "add" && command.type !== "delete";
        // A folder that is newer than the watch may be seen late.
        if (isChanged && model.state.isWatching) this.carryOut({ type: "run", slug });
        return reply;
      }
      case "try": {
        const count = task.tried?.count ?? 0;
        const none = { figures: "", stderr: "", outputBytes: 0, count };
        model.change(slug, { tried: { isRunning: true, ...none } });
        const judge = task.judge ?? undefined;
        engine.send({ type: "try", slug, input: command.input, ...(judge && { judge }) });
        return DONE;
      }
      case "stress": {
        const seed = command.seed ?? Date.now() & 0x7fffffff;
        return this.atWork.stress(slug, seed, (change) => {
          model.change(slug, change);
          if (change.stress?.phase === "failed") model.refresh(); // it may have laid brute.ts out
        });
      }
      case "end-stress":
        return this.atWork.endStress(slug);
      case "keep":
        return this.written(this.atWork.keep(slug));
      case "submit": {
        const judge = task.judge ?? undefined;
        const page = task.facts?.submitPage ?? (task.address || undefined);
        return this.atWork.submit(slug, judge, page, (change) => model.change(slug, change));
      }
      case "send": {
        const wish = { ...(task.judge && { judge: task.judge }), again: command.again === true };
        return this.atWork.send(slug, wish, (change) => {
          model.change(slug, change);
          model.refresh(); // what is noted of it
        });
      }
      case "mark":
        if (!markSubmitted(slug, command.isSubmitted)) {
          return { error: "nothing of it was handed over", hint: "submit it first" };
        }
        return this.written(DONE);
      case "editor":
        return openEditor(task, model.details.get(slug), command, (line) =>
          model.emit({ type: "note", line }),
        );
    }
  }

  private drafted(
    command: Extract<DeskCommand, { type: "draft" | "drop-draft" }>,
    { slug, drafts }: TaskState,
  ): Reply {
    if (command.type === "draft") keepDraft(slug, command);
    else dropDraft(slug, command.name);
    if (command.type === "drop-draft" || !drafts?.includes(command.name ?? ""))
      this.model.refresh();
    return DONE;
  }

  private example(): Reply {
    const reply = exampleTask();
    this.model.refresh();
    if ("done" in reply && reply.task !== undefined && !this.model.task(reply.task)) {
      return this.carryOut({ type: "open", slug: reply.task }) === DONE
        ? reply
        : unknown("no example");
    }
    this.follow();
    return reply;
  }

  /** Cases of files that the page sent become the task's, or a problem of their own. */
  private takeFiles({ upload, slug }: Extract<DeskCommand, { type: "take-files" }>): Reply {
    const place = uploaded(upload);
    if (slug !== undefined && !this.model.task(slug)) return unknown(`no task "${slug}"`);
    if (place === undefined) return { error: "nothing was sent", hint: "a zip, or a folder" };
    return this.atWork.takeFiles(upload, place, slug, (line, isNews) => {
      this.model.emit({ type: isNews ? "news" : "note", line });
      this.say(line);
      const opened = slug ?? /^(?:new problem|cases for) ([a-z0-9-]+):/.exec(line)?.[1];
      if (opened === undefined) return;
      this.model.openNew(opened);
      this.look(opened);
      this.follow();
    });
  }

  /** Files of cases may have changed: everybody sees it now. */
  private written(reply: Reply): Reply {
    this.model.refresh();
    return reply;
  }
}
