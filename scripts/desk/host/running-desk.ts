import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { CACHE } from "../../base/host/roots";
import { openPage } from "../../submit/host/open-page";
import { cookieName, type Door, entrance } from "../trust";

const FOLDER = join(CACHE, "desk");
const FILE = join(FOLDER, "server.json");
/** Not in a folder for temporary files: browsers that Ubuntu installs cannot read those. */
const PAGE = join(FOLDER, "open.html");
const WAIT_MS = 2000;

/** The server that this workspace has already; undefined where none answers. */
export async function runningDesk(): Promise<Door | undefined> {
  const door = noted();
  return door && (await answers(door)) ? door : undefined;
}

/** Notes this server for a second `jb desk`. */
export function noteDesk(door: Door): void {
  writePrivately(FILE, JSON.stringify(door));
}

/** Shows the page in the browser; other users see the arguments of its process, so these name a file. */
export function openDesk(door: Door): Promise<boolean> {
  const address = entrance(door);
  const go = `<meta http-equiv="refresh" content="0; url=${address}">`;
  const page = `<!doctype html><meta charset="utf-8"><title>jb desk</title>${go}<a href="${address}">The desk</a>\n`;
  writePrivately(PAGE, page);
  return openPage(PAGE, process.platform, process.env);
}

/** Takes both files away, unless they are another server's by now. */
export function forgetDesk({ token }: Door): void {
  if (noted()?.token !== token) return;
  for (const file of [FILE, PAGE]) rmSync(file, { force: true });
}

/** Only the user can read it. */
function writePrivately(file: string, text: string): void {
  mkdirSync(FOLDER, { recursive: true });
  rmSync(file, { force: true });
  writeFileSync(file, text, { mode: 0o600, flag: "wx" });
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
