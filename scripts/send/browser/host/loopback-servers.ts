import { createServer, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";

/** What a request has for all its bytes. */
const PATIENCE_MS = 5000;

/** More than that at once, and the oldest is dropped. */
const MAX_CONNECTIONS = 50;

/** `localhost` may mean either; no other address is ever listened on. */
const LOOPBACKS = ["127.0.0.1", "::1"];

export interface LoopbackServers {
  readonly ports: readonly number[];
  /** Ports that another program holds. */
  readonly taken: readonly number[];
  close(): Promise<void>;
}

/** Listens on each of these ports that is free, on both loopbacks; 0 stands for any free port. */
export async function loopbackServers(
  ports: readonly number[],
  listener: RequestListener,
  patienceMs = PATIENCE_MS,
): Promise<LoopbackServers> {
  const servers: (readonly [number, Server])[] = [];
  const taken = new Set<number>();
  for (const wanted of ports) {
    let port = wanted;
    for (const address of LOOPBACKS) {
      // Drops slow clients; without the last setting one could hold a connection for 30 s.
      const patience = {
        requestTimeout: patienceMs,
        headersTimeout: patienceMs,
        connectionsCheckingInterval: Math.ceil(patienceMs / 5),
      };
      const server = createServer(patience, listener);
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
