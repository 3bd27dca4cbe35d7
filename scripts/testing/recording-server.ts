import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** One request as it came. */
export interface Recorded {
  readonly method: string;
  /** Path and query. */
  readonly place: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** An answer, or how the connection ends without one. */
export type Answer =
  | {
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string | readonly string[]>>;
      readonly body?: string;
      /** Ends the connection in the middle of the body. */
      readonly isCut?: boolean;
    }
  | "drop"
  | "silence";

/** A server on the loopback that answers as a test says, and keeps what it was asked. */
export class RecordingServer {
  readonly requests: Recorded[] = [];
  private readonly server: Server;

  private constructor(answer: (request: Recorded) => Answer) {
    this.server = createServer((request, response) => {
      const pieces: Buffer[] = [];
      request.on("data", (piece: Buffer) => pieces.push(piece));
      request.on("error", () => {});
      request.on("end", () => {
        const { method = "", url = "", headers } = request;
        const recorded = { method, place: url, headers, body: Buffer.concat(pieces) };
        this.requests.push(recorded);
        const reply = answer(recorded);
        if (reply === "silence") return;
        if (reply === "drop") return void request.socket.destroy();
        const { status = 200, headers: more = {}, body = "", isCut } = reply;
        const bytes = Buffer.from(body);
        const length = { "content-length": String(bytes.length + (isCut ? 1 : 0)) };
        response.writeHead(status, { ...length, ...more } as Record<string, string>);
        if (isCut) response.write(bytes, () => request.socket.destroy());
        else response.end(bytes);
      });
    });
  }

  static async open(answer: (request: Recorded) => Answer): Promise<RecordingServer> {
    const recording = new RecordingServer(answer);
    await new Promise<void>((done) => recording.server.listen(0, "127.0.0.1", done));
    return recording;
  }

  /** "127.0.0.1:40123". */
  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The requests as "POST /login". */
  get asked(): string[] {
    return this.requests.map(({ method, place }) => `${method} ${place}`);
  }

  async close(): Promise<void> {
    const closed = new Promise((done) => this.server.close(done));
    this.server.closeAllConnections();
    await closed;
  }
}

/** A part of multipart/form-data as a server reads it: the lines of its head, and its bytes. */
export function formParts({ headers, body }: Recorded): readonly [head: string, bytes: string][] {
  const boundary = /^multipart\/form-data; boundary=(\S+)$/.exec(
    headers["content-type"] ?? "",
  )?.[1];
  if (boundary === undefined) throw new Error(`no form: ${headers["content-type"]}`);
  const text = `\r\n${body.toString("latin1")}`;
  const pieces = text.split(`\r\n--${boundary}`);
  if (pieces[0] !== "" || pieces.at(-1) !== "--\r\n") throw new Error("no whole form");
  return pieces.slice(1, -1).map((piece) => {
    const at = piece.indexOf("\r\n\r\n");
    const bytes = Buffer.from(piece.slice(at + 4), "latin1").toString("utf8");
    return [piece.slice(2, at), bytes];
  });
}
