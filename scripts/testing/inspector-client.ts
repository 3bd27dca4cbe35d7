import { randomBytes } from "node:crypto";
import { request } from "node:http";
import { SourceMap } from "node:module";
import type { Socket } from "node:net";

/** A message of the inspector protocol: an event, or an answer. */
interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Record<string, unknown>;
  readonly result?: Record<string, unknown>;
  readonly error?: unknown;
}

interface Script {
  readonly scriptId: string;
  readonly url: string;
  readonly sourceMapURL: string;
  readonly endLine: number;
}

const [TEXT, FIN, MASKED] = [0x81, 0x80, 0x80];

/**
 * A debugger as an editor has it: stops at a line of a TypeScript file, which it finds through the source
 * map of the script, and reads variables there. It speaks the inspector protocol over its own WebSocket.
 */
export class InspectorClient {
  private readonly socket: Socket;
  private readonly waiting = new Map<number, (message: Message) => void>();
  private readonly scripts: Script[] = [];
  private readonly pauses: Message[] = [];
  private paused: ((pause: Message) => void) | undefined;
  private bytes: Buffer = Buffer.alloc(0);
  private sent = 0;

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.on("data", (piece: Buffer) => this.take(piece));
    socket.on("error", () => {}); // the program has ended
  }

  /** Connects to an address as Node prints it: ws://127.0.0.1:port/uuid. */
  static connect(address: string): Promise<InspectorClient> {
    const { hostname, port, pathname } = new URL(address);
    const headers = {
      ...{ Connection: "Upgrade", Upgrade: "websocket", "Sec-WebSocket-Version": "13" },
      "Sec-WebSocket-Key": randomBytes(16).toString("base64"),
    };
    return new Promise((done, fail) => {
      const upgrade = request({ host: hostname, port, path: pathname, headers });
      upgrade.on("upgrade", (_answer, socket: Socket, head) => {
        const client = new InspectorClient(socket);
        client.take(head);
        done(client);
      });
      upgrade.on("error", fail).end();
    });
  }

  /** Waits until the program stops, as --inspect-brk has it stop at its first line. */
  async begin(): Promise<void> {
    await this.call("Debugger.enable");
    await this.call("Runtime.runIfWaitingForDebugger");
    await this.nextPause();
  }

  /** Runs to a line (1 is the first) of a file that is loaded; gives the values of expressions there. */
  async valuesAt(file: string, line: number, names: readonly string[] = []): Promise<unknown[]> {
    const script = this.scripts.find(({ url }) => url.endsWith(file));
    if (!script) throw new Error(`${file} is not loaded yet`);
    const location = { scriptId: script.scriptId, ...generated(script, line) };
    await this.call("Debugger.setBreakpoint", { location });
    await this.call("Debugger.resume");
    const { callFrames } = (await this.nextPause()).params as {
      callFrames: { callFrameId: string; location: { scriptId: string } }[];
    };
    const [frame] = callFrames;
    if (frame?.location.scriptId !== script.scriptId) throw new Error(`stopped beside ${file}`);
    return Promise.all(names.map((name) => this.evaluate(frame.callFrameId, name)));
  }

  /** Lets the program run to its end. */
  close(): void {
    this.socket.end(Buffer.from([FIN | 8, MASKED, 0, 0, 0, 0])); // a masked close frame
  }

  private async evaluate(callFrameId: string, expression: string): Promise<unknown> {
    const words = { callFrameId, expression, returnByValue: true };
    const { result } = (await this.call("Debugger.evaluateOnCallFrame", words)) as {
      result: { value?: unknown; description?: string };
    };
    return "value" in result ? result.value : result.description;
  }

  private call(method: string, params: object = {}): Promise<Record<string, unknown>> {
    const id = ++this.sent;
    this.send(JSON.stringify({ id, method, params }));
    return new Promise((done, fail) => {
      this.waiting.set(id, ({ result, error }) => {
        if (result) done(result);
        else fail(new Error(`${method}: ${JSON.stringify(error)}`));
      });
    });
  }

  private nextPause(): Promise<Message> {
    const pause = this.pauses.shift();
    if (pause) return Promise.resolve(pause);
    return new Promise((done) => {
      this.paused = done;
    });
  }

  private send(text: string): void {
    const content = Buffer.from(text);
    const head = Buffer.from([TEXT, MASKED | 126, 0, 0, 0, 0, 0, 0]); // the mask is 0
    head.writeUInt16BE(content.length, 2);
    this.socket.write(Buffer.concat([head, content]));
  }

  private take(piece: Buffer): void {
    this.bytes = Buffer.concat([this.bytes, piece]);
    for (let frame = this.frame(); frame !== undefined; frame = this.frame()) {
      if (frame.startsWith("{")) this.handle(JSON.parse(frame));
    }
  }

  /** The next whole frame, taken away; the inspector never cuts a message into several. */
  private frame(): string | undefined {
    const { bytes } = this;
    if (bytes.length < 2) return undefined;
    const short = bytes[1]! & 0x7f;
    const from = short === 127 ? 10 : short === 126 ? 4 : 2;
    if (bytes.length < from) return undefined;
    let size = short;
    if (short === 126) size = bytes.readUInt16BE(2);
    if (short === 127) size = Number(bytes.readBigUInt64BE(2));
    const end = from + size;
    if (bytes.length < end) return undefined;
    this.bytes = bytes.subarray(end);
    return bytes.subarray(from, end).toString();
  }

  private handle(message: Message): void {
    const { id, method } = message;
    if (id !== undefined) this.waiting.get(id)?.(message);
    if (method === "Debugger.scriptParsed") this.scripts.push(message.params as never);
    if (method !== "Debugger.paused") return;
    if (!this.paused) this.pauses.push(message);
    this.paused?.(message);
    this.paused = undefined;
  }
}

/** The first place of the running script that comes from this line of its source. */
function generated({ sourceMapURL, endLine }: Script, line: number) {
  const json = Buffer.from(sourceMapURL.replace(/^.*base64,/, ""), "base64").toString();
  const map = new SourceMap(JSON.parse(json));
  for (let lineNumber = 0; lineNumber <= endLine; lineNumber++) {
    for (let columnNumber = 0; columnNumber < 200; columnNumber++) {
      const entry = map.findEntry(lineNumber, columnNumber);
      if (!("originalLine" in entry) || entry.generatedLine !== lineNumber) continue;
      if (entry.originalLine === line - 1) return { lineNumber, columnNumber };
    }
  }
  throw new Error(`no code comes from line ${line}`);
}
