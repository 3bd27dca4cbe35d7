import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { ExpectedError } from "../../base/expected-error";
import { isDiskFault } from "../../base/host/disk-fault";
import { problemPath } from "../../base/host/roots";
import { systemHints } from "../../base/host/system-hints";
import { moduleFile } from "../../bundle/host/module-file";
import { isLibrary } from "../../bundle/syntax/library-path";
import { markSubmitted } from "../../submit/host/record-submission";
import { isTarget } from "../../targets/targets";
import type { DeskCommand, Reply } from "../desk-command";
import type { TaskState } from "../desk-state";
import { editorCommand } from "../editor-command";
import { sourcePlaces } from "../source-place";
import type { DeskModel } from "./desk-model";
import { addCase, changeCase } from "./edit-cases";
import type { EngineProcess } from "./engine-process";
import { isThere, listCases } from "./list-desk";
import type { TasksAtWork } from "./tasks-at-work";

const DONE: Reply = { done: true };

/** Carries out the commands of the page; every name in them is looked up in our own listing. */
export class DeskCommands {
  private readonly model: DeskModel;
  private readonly engine: EngineProcess;
  private readonly atWork: TasksAtWork;

  constructor(model: DeskModel, engine: EngineProcess, atWork: TasksAtWork) {
    this.model = model;
    this.engine = engine;
    this.atWork = atWork;
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
        const own = new Set(task.cases.map(({ name }) => name));
        const stranger = command.names?.find((name) => !own.has(name));
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
        if (judge !== undefined && !isTarget(judge)) return unknown(`no judge "${judge}"`);
        model.change(slug, { judge: judge ?? null, results: {} });
        model.details.delete(slug);
        this.look(slug);
        return DONE;
      }
      case "add":
        return this.written(addCase(slug, command.input, command.output));
      case "edit":
      case "delete":
      case "take": {
        const row = listCases(slug).find(({ name }) => name === command.name);
        if (!row) return unknown(`no case "${command.name}"`);
        return this.written(changeCase(command, row));
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
        return this.atWork.stress(slug, seed, (change) => model.change(slug, change));
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
        return this.openEditor(task, command);
    }
  }

  /** Files of cases may have changed: everybody sees it now. */
  private written(reply: Reply): Reply {
    this.model.refresh();
    return reply;
  }

  private openEditor(
    { slug, broken }: TaskState,
    { name, place }: Extract<DeskCommand, { type: "editor" }>,
  ): Reply {
    const own = problemPath(slug);
    let [path, line] = [`${own}/solution.ts`, 1];
    if (place !== undefined) {
      const result = name === undefined ? broken : this.model.details.get(slug)?.get(name);
      const text = result
        ? `${result.message}\n${"stderr" in result ? (result.stderr ?? "") : ""}`
        : "";
      const found = sourcePlaces(text)[place];
      // A program prints what it likes: only its own sources and the library are opened.
      const isOwn = found && (found.path.startsWith(`${own}/`) || isLibrary(found.path));
      if (!isOwn) return unknown("no such place in the message");
      ({ path, line } = found);
    }
    const file = moduleFile(path);
    if (!existsSync(file)) return unknown(`${path} is gone`);
    const words = editorCommand(process.env, file, line);
    if (!words) {
      const hint = "set JUDGEBENCH_EDITOR, such as code, before jb desk";
      return { error: `${path}:${line}: no editor with a window of its own is named`, hint };
    }
    const [program, ...rest] = words;
    const child = spawn(program!, rest, { stdio: "ignore", detached: true });
    child.on("error", (error) => this.model.emit({ type: "note", line: error.message }));
    child.unref();
    return { done: true, note: `${path}:${line}` };
  }
}

function unknown(error: string): Reply {
  return { error, hint: "load the page again" };
}
