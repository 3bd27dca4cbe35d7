import { type ChildProcess, spawn } from "node:child_process";
import { request as ask, type IncomingMessage } from "node:http";
import type { DeskCommand, Reply } from "../../desk/desk-command";
import { type DeskEvent, type DeskState, reduce } from "../../desk/desk-state";
import { address, cookieName, type Door } from "../../desk/trust";
import type { Workspace } from "./find-launcher";

export interface LinkAnswer {
  readonly status: number;
  readonly type: string;
  readonly size?: number;
  readonly bytes: Buffer;
}

/** The desk's server of one workspace: starts it or joins the one that runs, and follows its state. */
export class DeskLink {
  state: DeskState | undefined;
  private readonly child: ChildProcess;
  private readonly door: Door;
  private readonly heard: (event: DeskEvent) => void;
  private readonly lost: () => void;

  private constructor(
    door: Door,
    child: ChildProcess,
    heard: (event: DeskEvent) => void,
    lost: () => void,
  ) {
    this.door = door;
    this.child = child;
    this.heard = heard;
    this.lost = lost;
    this.follow();
  }

  /** Rejects with one line where the server does not start. */
  static async open(
    { folder, launcher }: Workspace,
    heard: (event: DeskEvent) => void,
    lost: () => void,
  ): Promise<DeskLink> {
    const env = { ...process.env, NO_COLOR: "1", INIT_CWD: folder, JB_COMMAND: "desk" };
    const child = spawn("node", [launcher, "desk", "--port", "0"], { cwd: folder, env });
    const door = await new Promise<Door>((done, fail) => {
      let output = "";
      const hear = (piece: Buffer) => {
        output += piece;
        const [, port, token] =
          /http:\/\/127\.0\.0\.1:(\d+)\/enter\?token=([\w-]+)\s/.exec(output) ?? [];
        if (port && token) done({ port: Number(port), token });
      };
      child.stdout.on("data", hear);
      child.stderr.on("data", hear);
      child.on("error", (error: NodeJS.ErrnoException) => {
        const isMissing = error.code === "ENOENT";
        fail(new Error(isMissing ? "found no Node: install Node 20.19 or later" : error.message));
      });
      child.on("close", () => fail(new Error(output.trim().split("\n")[0] || "the desk ended")));
    });
    return new DeskLink(door, child, heard, lost);
  }

  /** One request of the page: its path has letters only. */
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
    const { status, bytes } = await this.request("/command", undefined, JSON.stringify(command));
    if (status === 200) return JSON.parse(String(bytes)) as Reply;
    return { error: String(bytes), hint: "" };
  }

  /** Ends the server if this link started it. */
  end(): void {
    if (this.child.exitCode === null) this.child.kill("SIGINT");
  }

  private head(isPost: boolean) {
    const cookie = `${cookieName(this.door)}=${this.door.token}`;
    const origin = address(this.door);
    const more = isPost ? { origin, "content-type": "application/json" } : {};
    return { method: isPost ? "POST" : "GET", agent: false as const, headers: { cookie, ...more } };
  }

  private follow(): void {
    const sent = ask(`${address(this.door)}/events`, this.head(false), (response) => {
      let rest = "";
      response.setEncoding("utf8").on("data", (piece: string) => {
        const lines = (rest + piece).split("\n");
        rest = lines.pop() ?? "";
        for (const line of lines) if (line.startsWith("data: ")) this.take(line.slice(6));
      });
      response.on("error", () => {});
      response.on("close", this.lost);
    });
    sent.on("error", this.lost);
    sent.end();
  }

  private take(text: string): void {
    const event = JSON.parse(text) as DeskEvent;
    if (event.type === "state") this.state = event.state;
    else if (this.state) this.state = reduce(this.state, event);
    this.heard(event);
  }
}

function answerOf({ statusCode = 0, headers }: IncomingMessage, bytes: Buffer): LinkAnswer {
  const size = headers["x-size"];
  const more = size === undefined ? {} : { size: Number(size) };
  return { status: statusCode, type: headers["content-type"] ?? "", bytes, ...more };
}
