import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { readBody } from "../../import/tasks/host/read-body";
import type { Drawing } from "../../judge/shown/drawing";
import { parseCommand, type Reply } from "../desk-command";
import type { ListedProblem } from "../engine-message";
import { cookieOf, type Door, ENTRANCE, refusal } from "../trust";
import type { PageFiles } from "./build-page";
import { type Answer, detailOf, listing, pictureOf, textOf } from "./case-texts";
import type { DeskCommands } from "./desk-commands";
import type { DeskModel } from "./desk-model";
import { readDraft } from "./drafts";
import { serveEvents } from "./serve-events";
import { allSubmittedRows } from "./submitted-rows";
import type { TasksAtWork } from "./tasks-at-work";

/** How long the rest of a refused body may take. */
const REST_MS = 1000;
const PATIENCE_MS = 15_000;
const MOST_CONNECTIONS = 100;
const PORTS_TRIED = 50;

export interface DeskServices {
  readonly model: DeskModel;
  readonly commands: DeskCommands;
  readonly atWork: TasksAtWork;
  readonly files: PageFiles;
  draw(slug: string, input: string): Promise<Drawing>;
  list(): Promise<readonly ListedProblem[]>;
}

/** Everything that leaves the server may neither load nor send anything elsewhere. */
const HEADERS = {
  "content-security-policy":
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "cross-origin-resource-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "cache-control": "no-store",
};

/** The page goes on by itself: a redirect would count as that of the page or file with the link, without a cookie. */
const ENTERED: Answer = {
  type: "text/html; charset=utf-8",
  body: '<!doctype html><title>jb desk</title><meta http-equiv="refresh" content="0; url=/">',
};

export interface DeskServer {
  readonly port: number;
  close(): Promise<void>;
}

/** Listens on the loopback alone: on this port, or on the next one that is free. */
export async function openDeskServer(
  wanted: number,
  token: string,
  around: DeskServices,
): Promise<DeskServer> {
  let door: Door = { port: wanted, token };
  const server = createServer({ requestTimeout: PATIENCE_MS }, (request, response) => {
    void answer(request, response, door, around).catch((error: unknown) => {
      const stack = error instanceof Error ? error.stack : String(error);
      around.model.emit({ type: "note", line: `bug: ${stack}` });
      if (!response.headersSent) send(response, { status: 500, body: "bug" });
      else response.destroy();
    });
  });
  server.maxConnections = MOST_CONNECTIONS;
  for (let port = wanted; ; port++) {
    const code = await listens(server, port);
    if (code === undefined) {
      const address = server.address();
      door = { port: typeof address === "object" && address ? address.port : port, token };
      break;
    }
    if (code !== "EADDRINUSE" || port === wanted + PORTS_TRIED)
      throw new Error(`port ${port}: ${code}`);
  }
  return {
    port: door.port,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function listens(server: Server, port: number): Promise<string | undefined> {
  return new Promise((done) => {
    const failed = (error: NodeJS.ErrnoException) => done(error.code ?? "unknown");
    server.once("error", failed);
    server.listen({ port, host: "127.0.0.1", exclusive: true }, () => {
      server.off("error", failed);
      done(undefined);
    });
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  door: Door,
  around: DeskServices,
): Promise<void> {
  const { method = "", url = "", headers } = request;
  const refused = refusal({ method, url, headers }, door);
  if (refused) return send(response, { status: refused.status, body: refused.reason });
  const { pathname, searchParams } = new URL(url, "http://desk");
  if (method === "POST") {
    if (pathname !== "/command") return send(response, { status: 404, body: "no such place" });
    const body = await readBody(request);
    if (typeof body !== "string") {
      await restOf(request);
      return send(response, { status: body.status, body: body.reason });
    }
    const command = parseCommand(body);
    if (typeof command === "string") return send(response, { status: 400, body: command });
    return send(response, json(around.commands.take(command) satisfies Reply));
  }
  const [slug, name] = [searchParams.get("slug") ?? "", searchParams.get("name") ?? ""];
  switch (pathname) {
    case ENTRANCE:
      return send(response, { ...ENTERED, more: { "set-cookie": cookieOf(door) } });
    case "/":
      return send(response, around.files.html);
    case "/page.js":
      return send(response, around.files.script);
    case "/page.css":
      return send(response, around.files.style);
    case "/events":
      return serveEvents(response, HEADERS, around.model);
    case "/state":
      return send(response, json(around.model.state));
    case "/problems":
      return send(response, json(await around.list()));
    case "/submissions":
      return send(response, json(allSubmittedRows()));
    case "/detail":
      return send(response, detailOf(around.model, slug, name));
    case "/draft": {
      const kept = around.model.task(slug) && readDraft(slug, name === "" ? undefined : name);
      return send(response, kept ? json(kept) : { status: 204, body: "" });
    }
    case "/text":
      return send(response, textOf(listing(around.model, slug, name), searchParams));
    case "/code": {
      const code = around.model.task(slug) && around.atWork.code(slug);
      return send(response, code === undefined ? { status: 404, body: "none" } : { body: code });
    }
    case "/picture":
      return send(response, await pictureOf(around, slug, name));
    default:
      return send(response, { status: 404, body: "no such place" });
  }
}

function json(value: unknown): Answer {
  return { type: "application/json", body: JSON.stringify(value) };
}

/** Waits until the client has sent all: who writes into a closed connection never sees the answer. */
function restOf(request: IncomingMessage): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, REST_MS).unref();
    request.removeAllListeners("data").on("end", done).on("close", done).resume();
  });
}

function send(response: ServerResponse, { status = 200, type, body, more }: Answer): void {
  const bytes = typeof body === "string" ? Buffer.from(body) : body;
  response.writeHead(status, {
    ...HEADERS,
    "content-type": type ?? "text/plain; charset=utf-8",
    "content-length": bytes.length,
    ...more,
  });
  response.end(bytes);
  // A body that nobody read would hold the connection.
  if (status >= 400) response.once("finish", () => response.socket?.destroySoon());
}
