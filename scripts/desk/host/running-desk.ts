import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { dirname, join } from "node:path";
import { CACHE } from "../../base/host/roots";
import { cookieName, type Door, entrance } from "../trust";

const FILE = join(CACHE, "desk", "server.json");
const WAIT_MS = 2000;

/** The address of the server that this workspace has already; undefined where none answers. */
export async function runningDesk(): Promise<string | undefined> {
  const door = noted();
  if (!door) return undefined;
  return (await answers(door)) ? entrance(door) : undefined;
}

/** Notes this server for a second `jb desk`; only the user can read it. */
export function noteDesk(door: Door): void {
  mkdirSync(dirname(FILE), { recursive: true });
  rmSync(FILE, { force: true });
  writeFileSync(FILE, JSON.stringify(door), { mode: 0o600 });
}

/** Takes the note away, unless it is another server's by now. */
export function forgetDesk({ token }: Door): void {
  if (noted()?.token === token) rmSync(FILE, { force: true });
}

function noted(): Door | undefined {
  try {
    const { port, token } = JSON.parse(readFileSync(FILE, "utf8")) as Partial<Door>;
    return typeof port === "number" && typeof token === "string" ? { port, token } : undefined;
  } catch {
    return undefined;
  }
}

function answers(door: Door): Promise<boolean> {
  return new Promise((done) => {
    const headers = { cookie: `${cookieName(door)}=${door.token}` };
    const options = { host: "127.0.0.1", port: door.port, path: "/problems", headers };
    const request = get({ ...options, timeout: WAIT_MS, agent: false }, (response) => {
      response.resume();
      done(response.statusCode === 200);
    });
    request.on("timeout", () => request.destroy());
    request.on("error", () => done(false));
    request.on("close", () => done(false));
  });
}
