import { randomBytes } from "node:crypto";
import { statSync } from "node:fs";
import { EXIT, type ExitCode } from "../../base/exit-code";
import { onInterruption } from "../../base/host/interruption";
import { DESK, WORKSPACE } from "../../base/host/roots";
import { verdictFile } from "../../judge/host/engine/verdict-store";
import type { Drawing } from "../../judge/shown/drawing";
import { ensureEditorProject } from "../../problem/host/editor-project";
import type { SandboxChoice } from "../../runner/host/box/sandbox";
import type { DeskOptions } from "../desk-options";
import type { EngineReport, ListedProblem } from "../engine-message";
import { address, entrance } from "../trust";
import { pageFiles } from "./build-page";
import { DeskCommands } from "./desk-commands";
import { DeskModel } from "./desk-model";
import { openDeskServer } from "./desk-server";
import { EditedPrograms } from "./edited-programs";
import { EngineProcess } from "./engine-process";
import { listenBeside } from "./import-child";
import { MissedSaves } from "./missed-saves";
import { forgetDesk, noteDesk, openDesk, runningDesk } from "./running-desk";
import { TasksAtWork } from "./tasks-at-work";

const LOOK_MS = 1000;
const DRAW_MS = 5000;
const SLOW = `not drawn within ${DRAW_MS / 1000} s`;
const LIST_MS = 1000;

/** Serves the page until Ctrl-C; in a workspace that is served already, it prints that address. */
export async function serveDesk(
  { port, open, all, import: listens, sandbox, endWithStdin }: DeskOptions,
  say: (line: string) => void,
): Promise<ExitCode> {
  const other = await runningDesk();
  if (other !== undefined) {
    say(`jb desk runs already: ${entrance(other)}`);
    if (open) await openDesk(other);
    return EXIT.accepted;
  }
  let stop = () => {};
  const stopped = new Promise<void>((done) => {
    stop = done;
  });
  onInterruption(() => stop());
  if (endWithStdin) process.stdin.on("close", stop).resume().unref?.(); // it holds none that fails
  ensureEditorProject(WORKSPACE, DESK);
  const files = await pageFiles();
  const desk = new Desk(all === true, sandbox, say);
  let end = () => desk.end();
  try {
    const token = randomBytes(24).toString("base64url");
    const server = await openDeskServer(port, token, { ...desk.around, files });
    const door = { port: server.port, token };
    end = async () => {
      forgetDesk(door);
      await Promise.all([desk.end(), server.close()]);
    };
    noteDesk(door);
    if (port !== 0 && server.port !== port)
      say(`port ${port} is taken by another program: ${server.port} instead`);
    say(
      `${entrance(door)}\n(Ctrl-C ends; over ssh: ssh -L ${door.port}:127.0.0.1:${door.port} host)`,
    );
    if (open && !(await openDesk(door))) say("found no browser here to open it");
    const importing = listens ? listenBeside(address(door), say, desk) : undefined;
    await stopped;
    await importing?.end();
  } finally {
    await end();
  }
  return EXIT.interrupted;
}

/** The model with what changes it: the process that judges, the folders, the commands. */
class Desk {
  readonly model = new DeskModel("");
  private readonly atWork = new TasksAtWork();
  private readonly engine: EngineProcess;
  private readonly commands: DeskCommands;
  private readonly looking: NodeJS.Timeout;
  private readonly verdicts = new Map<string, number>();
  private readonly saves = new MissedSaves();
  private readonly edits = new EditedPrograms();
  private isReady = false;
  private readonly drawings = new Map<number, (drawing: Drawing) => void>();
  private readonly listings = new Set<() => void>();
  private readonly opensAll: boolean;

  constructor(opensAll: boolean, sandbox: SandboxChoice, say: (line: string) => void) {
    this.opensAll = opensAll;
    this.engine = new EngineProcess(
      sandbox,
      (report) => this.hear(report),
      () => this.lost(),
    );
    this.commands = new DeskCommands(this.model, this.engine, this.atWork, say);
    this.look();
    this.looking = setInterval(() => this.look(), LOOK_MS);
  }

  get around() {
    const { model, commands, atWork } = this;
    return { model, commands, atWork, draw: this.draw, list: this.list };
  }

  /** Tasks that came, cases that changed, verdicts that a terminal found, saves that nobody saw. */
  readonly look = (): void => {
    const fresh = this.model.refresh();
    if (fresh.length > 0) this.commands.follow();
    const { isWatching, tasks } = this.model.state;
    for (const { slug, running, lastRunAt } of tasks) {
      if (!running && this.edits.isEdited(slug, this.saves.judgedAt(slug))) {
        this.model.edited(slug);
        this.commands.look(slug);
      }
      const time = statSync(verdictFile(slug), { throwIfNoEntry: false })?.mtimeMs ?? 0;
      const isNew = time !== this.verdicts.get(slug);
      if (running || (!isNew && !fresh.includes(slug))) continue;
      if (time > (lastRunAt ?? 0)) this.model.change(slug, { lastRunAt: time });
      this.verdicts.set(slug, time);
      this.commands.look(slug);
    }
    // Before it is ready, a first look notes what is there.
    for (const { slug } of isWatching ? tasks : []) {
      if ((this.isReady || fresh.includes(slug)) && this.saves.isMissed(slug)) {
        this.commands.take({ type: "run", slug });
      }
    }
  };

  readonly listened = (line: string): void => {
    this.model.emit({ type: "desk", change: { listening: line } });
  };

  private readonly draw = (slug: string, input: string): Promise<Drawing> => {
    const id = this.drawings.size === 0 ? 1 : Math.max(...this.drawings.keys()) + 1;
    return new Promise((done) => {
      const timer = setTimeout(() => this.drawings.get(id)?.({ fault: SLOW }), DRAW_MS);
      this.drawings.set(id, (drawing) => {
        clearTimeout(timer);
        this.drawings.delete(id);
        done(drawing);
      });
      this.engine.send({ type: "draw", slug, input, id });
    });
  };

  /** The problems of the repository as they are now; while the engine is busy, as they were. */
  private readonly list = (): Promise<readonly ListedProblem[]> =>
    new Promise((done) => {
      const end = () => {
        clearTimeout(timer);
        this.listings.delete(end);
        done(this.model.problems);
      };
      const timer = setTimeout(end, LIST_MS);
      this.listings.add(end);
      this.engine.send({ type: "list" });
    });

  private hear(report: EngineReport): void {
    if (report.type === "start") this.saves.judging(report.slug);
    if (report.type === "ready") {
      this.isReady = true;
      this.engine.send({ type: "list" });
      this.commands.follow();
      for (const { slug } of this.model.state.tasks) this.commands.look(slug);
    } else if (report.type === "changed") this.look();
    else if (report.type === "drawn") this.drawings.get(report.id)?.(report);
    else this.model.hear(report);
    if (report.type === "end") {
      const task = this.model.task(report.slug);
      // What this run left out may still be known of the same program.
      const rows = task?.cases.map(({ name }) => task.results[name]);
      const isPart = rows?.some((row) => row && row.run !== task?.run);
      if (isPart) this.commands.look(report.slug);
      const time = statSync(verdictFile(report.slug), { throwIfNoEntry: false })?.mtimeMs ?? 0;
      this.verdicts.set(report.slug, time);
    }
    if (report.type === "listed") for (const end of this.listings) end();
    if (report.type === "listed" && this.opensAll) {
      this.model.open(report.problems.map(({ slug }) => slug));
      this.commands.follow();
    }
  }

  private lost(): void {
    this.isReady = false;
    for (const { slug, running, tried } of this.model.state.tasks) {
      if (running) this.model.change(slug, { running: null });
      if (tried?.isRunning) this.model.change(slug, { tried: { ...tried, isRunning: false } });
    }
    this.model.emit({ type: "note", line: "the process that judges ended; it is started again" });
  }

  async end(): Promise<void> {
    clearInterval(this.looking);
    await Promise.all([this.engine.end(), this.atWork.end()]);
  }
}
