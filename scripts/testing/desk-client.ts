import { request } from "node:http";
import type { Reply } from "../desk/desk-command";
import type { DeskEvent, DeskState, TaskState } from "../desk/desk-state";

export interface Asked {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Speaks with a running `jb desk` as its page does. */
export class DeskClient {
  readonly port: number;
  cookie = "";
  private readonly entrance: string;

  constructor(address: string) {
    const { port, pathname, search } = new URL(address);
    this.port = Number(port);
    this.entrance = pathname + search;
  }

  async enter(): Promise<Answer> {
    const entered = await this.ask({ path: this.entrance });
    this.cookie = String(entered.headers["set-cookie"]).split(";")[0]!;
    return entered;
  }

  ask({ path, method = "GET", headers = {}, body = "" }: Asked): Promise<Answer> {
    return new Promise((done, fail) => {
      const { port } = this;
      const sent = request({ host: "127.0.0.1", port, path, method, headers, agent: false });
      sent.on("error", fail);
      sent.on("response", (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (piece) => {
          text += piece;
        });
        const { statusCode = 0, headers } = response;
        response.on("close", () => done({ status: statusCode, headers, body: text }));
      });
      sent.end(body);
    });
  }

  /** The head of the page's own commands. */
  own() {
    const { cookie, port } = this;
    const origin = `http://127.0.0.1:${port}`;
    return { cookie, origin, "content-type": "application/json" };
  }

  get(path: string): Promise<Answer> {
    return this.ask({ path, headers: { cookie: this.cookie } });
  }

  async order(command: object): Promise<Reply> {
    const body = JSON.stringify(command);
    const headers = this.own();
    const answer = await this.ask({ path: "/command", method: "POST", headers, body });
    return answer.status === 200 ? JSON.parse(answer.body) : { error: answer.body, hint: "" };
  }

  async state(): Promise<DeskState> {
    return JSON.parse((await this.get("/state")).body);
  }

  async task(slug: string): Promise<TaskState | undefined> {
    return (await this.state()).tasks.find((one) => one.slug === slug);
  }

  /** The task once it is as wanted. */
  async until(slug: string, wanted: (task: TaskState) => boolean): Promise<TaskState> {
    for (let round = 0; round < 5000; round++) {
      const now = await this.task(slug);
      if (now && wanted(now)) return now;
      await new Promise((wake) => setTimeout(wake, 30));
    }
    throw new Error(`it never came: ${JSON.stringify(await this.task(slug))}`);
  }

  /** Hears the stream of events until the answer is called. */
  follow(heard: (event: DeskEvent) => void): () => void {
    const { port, cookie } = this;
    const sent = request({ host: "127.0.0.1", port, path: "/events", headers: { cookie } });
    sent.on("error", () => {});
    sent.on("response", (response) => {
      let rest = "";
      response.setEncoding("utf8").on("data", (piece: string) => {
        const lines = (rest + piece).split("\n");
        rest = lines.pop()!;
        for (const line of lines) if (line.startsWith("data: ")) heard(JSON.parse(line.slice(6)));
      });
      response.on("error", () => {});
    });
    sent.end();
    return () => sent.destroy();
  }
}
