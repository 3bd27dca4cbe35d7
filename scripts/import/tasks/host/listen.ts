import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { type ContestTask, parseContestTask } from "../contest-task";
import { type Holder, holderHead } from "./port-holder";
import { readBody } from "./read-body";
import { refusal } from "./refusal";

/** The ports that Competitive Companion sends to without being told; 4243 it writes differently to. */
export const STANDARD_PORTS = [1327, 4243, 4244, 6174, 10042, 10043, 10045, 27121];

/** What a request has for all its bytes. */
const PATIENCE_MS = 5000;

/** More than that at once, and the oldest is dropped. */
const MAX_CONNECTIONS = 50;

/** `localhost` may mean either; no other address is ever listened on. */
const LOOPBACKS = ["127.0.0.1", "::1"];

export interface Listening {
  readonly ports: readonly number[];
  /** Ports that another program holds. */
  readonly taken: readonly number[];
  close(): Promise<void>;
}

interface Listeners {
  /** What it answers to a second listener that finds the port taken. */
  readonly holder?: Holder;
  onTask(task: ContestTask): void;
  onRefused(reason: string): void;
}

/** Listens on every port that is free; each request is answered before anything is done with it. */
export async function listen(
  ports: readonly number[],
  to: Listeners,
  patienceMs = PATIENCE_MS,
): Promise<Listening> {
  const servers: (readonly [number, Server])[] = [];
  const taken = new Set<number>();
  for (const wanted of ports) {
    let port = wanted;
    for (const address of LOOPBACKS) {
      // One that dribbles does not hold a connection for ever; without the last it would for 30 s.
      const patience = {
        requestTimeout: patienceMs,
        headersTimeout: patienceMs,
        connectionsCheckingInterval: Math.ceil(patienceMs / 5),
      };
      const server = createServer(patience, (request, response) => {
        void take(request, response, to);
      });
      dropOldest(server);
      const outcome = await start(server, port, address);
      if (typeof outcome === "number") {
        servers.push([outcome, server]);
        port = outcome;
      } else if (outcome === "EADDRINUSE" || outcome === "EACCES") {
        taken.add(port);
      }
      // Anything else: this machine has no such loopback, as many have no IPv6.
    }
  }
  // Where another program has one of the two addresses, the extension may meet it: ours is let go.
  const isFree = ([port]: readonly [number, Server]) => !taken.has(port);
  await closeAll(servers.filter((server) => !isFree(server)));
  const kept = servers.filter(isFree);
  return {
    ports: [...new Set(kept.map(([port]) => port))],
    taken: [...taken],
    close: () => closeAll(kept),
  };
}

/** So many slow connections cannot keep out an honest one, which is over in milliseconds. */
function dropOldest(server: Server): void {
  const open = new Set<Socket>(); // the oldest first
  server.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
    if (open.size <= MAX_CONNECTIONS) return;
    const [oldest] = open;
    open.delete(oldest!);
    oldest!.destroy();
  });
}

async function closeAll(servers: readonly (readonly [number, Server])[]): Promise<void> {
  await Promise.all(
    servers.map(([, server]) => {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      return closed;
    }),
  );
}

/** The port listened on, or the code of the error. */
function start(server: Server, port: number, host: string): Promise<number | string> {
  return new Promise((done) => {
    server.once("error", (error: NodeJS.ErrnoException) => done(error.code ?? "unknown"));
    server.listen({ port, host, exclusive: true, ipv6Only: true }, () => {
      const address = server.address();
      done(typeof address === "object" && address ? address.port : port);
    });
  });
}

async function take(request: IncomingMessage, response: ServerResponse, to: Listeners) {
  const answer = (status: number, reason?: string) => {
    response.writeHead(status, { connection: "close" }).end();
    if (reason !== undefined) to.onRefused(reason);
  };
  const refused = refusal(request);
  if (refused?.status === 405 && request.method === "HEAD") {
    const head = to.holder && holderHead(to.holder);
    return void response.writeHead(405, { connection: "close", ...head }).end();
  }
  if (refused) return answer(refused.status, refused.reason);
  const body = await readBody(request);
  if (typeof body !== "string") return answer(body.status, body.reason);
  let task: ContestTask;
  try {
    task = parseContestTask(body);
  } catch (error) {
    return answer(400, error instanceof Error ? error.message : String(error));
  }
  answer(200);
  // The extension gives up after half a second, so the answer goes out before any file is written.
  setImmediate(() => to.onTask(task));
}
