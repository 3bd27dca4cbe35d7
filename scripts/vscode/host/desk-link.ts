import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { request as ask, type IncomingMessage } from "node:http";
import { join } from "node:path";
import type { DeskCommand, Reply } from "../../desk/desk-command";
import { type DeskEvent, type DeskState, reduce, type TaskState } from "../../desk/desk-state";
import { address, cookieName, type Door } from "../../desk/trust";
import { failed, noNode } from "../trouble";
import type { Judgebench } from "./find-judgebench";

export interface LinkAnswer {
  readonly status: number;
  readonly type: string;
  readonly size?: number;
  readonly bytes: Buffer;
}

interface Heard {
  event(event: DeskEvent): void;
  /** Once, when the server is gone. */
  lost(): void;
}

const ENTRANCE = /http:\/\/127\.0\.0\.1:(\d+)\/enter\?token=([\w-]+)\s/;
const LOOK_MS = 100;
/** A machine that is busy takes so long to list the problems. */
const PATIENCE_MS = 30_000;

/** The desk's server of one workspace: one that runs already, or one of our own, and its state. */
export class DeskLink {
  readonly home: Judgebench;
  state: DeskState | undefined;
  private readonly child: ChildProcess;
  private readonly door: Door;
  private readonly heard: Heard;
  private isOver = false;

  private constructor(home: Judgebench, child: ChildProcess, door: Door, heard: Heard) {
    this.home = home;
    this.child = child;
    this.door = door;
    this.heard = heard;
    this.follow();
  }

  /** Rejects with a Trouble where the server does not start; it ends with this process, also if that is killed. */
  static async open(home: Judgebench, words: readonly string[], heard: Heard): Promise<DeskLink> {
    const all = [home.launcher, "desk", "--port", "0", "--end-with-stdin", ...words];
    const child = spawn("node", all, { cwd: home.folder, env: { ...process.env, NO_COLOR: "1" } });
    child.stdin.on("error", () => {}); // it ended before
    const door = await new Promise<Door>((done, fail) => {
      let output = "";
      const hear = (piece: Buffer) => {
        output += piece;
        const [, port, token] = ENTRANCE.exec(output) ?? [];
        if (port && token) done({ port: Number(port), token });
      };
      child.stdout.on("data", hear);
      child.stderr.on("data", hear);
      child.on("error", (error: NodeJS.ErrnoException) =>
        fail(error.code === "ENOENT" ? noNode() : failed(error.message)),
      );
      child.on("close", () => fail(failed(output)));
    });
    return new DeskLink(home, child, door, heard);
  }

  task(slug: string): TaskState | undefined {
    return this.state?.tasks.find((task) => task.slug === slug);
  }

  /** Puts a problem among the tasks and waits until all is known of it; undefined where there is no such task. */
  async opened(slug: string): Promise<TaskState | undefined> {
    const end = Date.now() + PATIENCE_MS;
    while (!this.isOver && isThere(this.home.folder, slug) && Date.now() < end) {
      const task = this.task(slug);
      if (task?.facts !== undefined) return task;
      if (!task) await this.order({ type: "open", slug }); // refused until the problems are listed
      await new Promise((wake) => setTimeout(wake, LOOK_MS));
    }
    return undefined;
  }

  /** One request as the page sends it: its path has letters only. */
  request(path: string, query?: Readonly<Record<string, string>>, body?: string) {
    return new Promise<LinkAnswer>((done, fail) => {
      if (!/^\/[a-z.]*$/.test(path)) return fail(new Error(`no such place: ${path}`));
      const full = query ? `${path}?${new URLSearchParams(query)}` : path;
      const sent = ask(address(this.door) + full, this.head(body !== undefined), (response) => {
        const pieces: Buffer[] = [];
        response.on("data", (piece: Buffer) => pieces.push(piece));
        response.on("error", fail);
        response.on("end", () => done(answerOf(response, Buffer.concat(pieces))));
      });
      sent.on("error", fail);
      sent.end(body);
    });
  }

  async order(command: DeskCommand): Promise<Reply> {
    const body = JSON.stringify(command);
    const { status, bytes } = await this.request("/command", undefined, body);
    if (status === 200) return JSON.parse(String(bytes)) as Reply;
    return { error: String(bytes), hint: "" };
  }

  /** Whether this link started the server: a second desk prints the address of the first and ends. */
  get isOwn(): boolean {
    const { exitCode, signalCode } = this.child;
    return exitCode === null && signalCode === null;
  }

  /** Ends the server if this link started it, and waits for it. */
  async end(): Promise<void> {
    this.isOver = true;
    if (!this.isOwn) return;
    const closed = new Promise((done) => this.child.once("close", done));
    this.child.stdin?.end();
    await closed;
  }

  private head(isPost: boolean) {
    const cookie = `${cookieName(this.door)}=${this.door.token}`;
    const origin = address(this.door);
    const more = isPost ? { origin, "content-type": "application/json" } : {};
    return { method: isPost ? "POST" : "GET", agent: false as const, headers: { cookie, ...more } };
  }

  private follow(): void {
    const lost = () => {
      if (this.isOver) return;
      this.isOver = true;
      this.heard.lost();
    };
    const sent = ask(`${address(this.door)}/events`, this.head(false), (response) => {
      let rest = "";
      response.setEncoding("utf8").on("data", (piece: string) => {
        const lines = (rest + piece).split("\n");
        rest = lines.pop() ?? "";
        for (const line of lines) if (line.startsWith("data: ")) this.take(line.slice(6));
      });
      response.on("error", lost);
      response.on("close", lost);
    });
    sent.on("error", lost);
    sent.end();
  }

  private take(text: string): void {
    const event = JSON.parse(text) as DeskEvent;
    if (event.type === "state") this.state = event.state;
    else if (this.state) this.state = reduce(this.state, event);
    this.heard.event(event);
  }
}

function isThere(folder: string, slug: string): boolean {
  return [".contest", "problems"].some((place) =>
    existsSync(join(folder, place, slug, "problem.ts")),
  );
}

function answerOf({ statusCode = 0, headers }: IncomingMessage, bytes: Buffer): LinkAnswer {
  const size = headers["x-size"];
  const more = size === undefined ? {} : { size: Number(size) };
  return { status: statusCode, type: headers["content-type"] ?? "", bytes, ...more };
}
