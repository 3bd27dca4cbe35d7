import { randomUUID } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { isRunning } from "../../../base/host/is-running";
import { CACHE } from "../../../base/host/roots";
import { writeAtomically } from "../../../base/host/write-atomically";
import { userFolder } from "../../../start/cache-folder.cjs";
import type { Handed } from "../extension-request";
import type { Taken } from "./answer-extension";

/** A program that another process of the user, which has the extension's port, hands over. */
export interface Offer {
  state(): "waiting" | "taken" | "handed" | "cut";
  /** Takes it back; false where it was taken first. */
  withdraw(): boolean;
  /** Takes all traces away. */
  end(): void;
}

/** One folder for all workspaces of the user: the port is one, too. */
const folderOfOffers = () => userFolder("send") ?? join(CACHE, "send");

/** The endings of an offer's file. */
const ENDS = ["json", "withdrawn", "taken", "handed", "cut"] as const;

/** Lets other processes of the user know that this one answers the extension; gives what ends that. */
export function announceListener(ports: readonly number[], folder = folderOfOffers()): () => void {
  const file = join(folder, `listener-${process.pid}.json`);
  writeAtomically(file, JSON.stringify({ pid: process.pid, ports }));
  return () => rmSync(file, { force: true });
}

/** Whether a process of the user answers the extension on the port. */
export function hasListener(port: number, folder = folderOfOffers()): boolean {
  return filesOf(folder, /^listener-\d+\.json$/).some((file) => {
    const { pid, ports } = (content(file) ?? {}) as { pid?: unknown; ports?: unknown };
    const isHere = typeof pid === "number" && isRunning(pid);
    if (!isHere) rmSync(file, { force: true });
    return isHere && Array.isArray(ports) && ports.includes(port);
  });
}

/** Lays a program out for the process that has the port. The file's name says how far it is. */
export function offerProgram(handed: Handed, folder = folderOfOffers()): Offer {
  mkdirSync(folder, { recursive: true });
  const name = join(folder, `offer-${randomUUID()}`);
  writeAtomically(`${name}.json`, JSON.stringify({ pid: process.pid, handed }));
  return {
    state() {
      if (existsSync(`${name}.handed`)) return "handed";
      if (existsSync(`${name}.cut`)) return "cut";
      return existsSync(`${name}.taken`) ? "taken" : "waiting";
    },
    withdraw() {
      try {
        renameSync(`${name}.json`, `${name}.withdrawn`);
        return true;
      } catch {
        return false;
      }
    },
    end() {
      for (const end of ENDS) rmSync(`${name}.${end}`, { force: true });
    },
  };
}

/** Takes one of the programs that are laid out; one whose process has ended is thrown away. */
export function takeOffer(folder = folderOfOffers()): Taken | undefined {
  for (const file of filesOf(folder, /^offer-[\w-]+\.json$/)) {
    const name = file.replace(/\.json$/, "");
    try {
      renameSync(file, `${name}.taken`); // one process alone can do so
    } catch {
      continue;
    }
    const { pid, handed } = (content(`${name}.taken`) ?? {}) as { pid?: unknown; handed?: Handed };
    if (typeof pid !== "number" || !isRunning(pid) || handed === undefined) {
      rmSync(`${name}.taken`, { force: true });
      continue;
    }
    const done = (isWhole: boolean) => {
      if (existsSync(`${name}.taken`)) writeFileSync(`${name}.${isWhole ? "handed" : "cut"}`, "");
    };
    return { handed, done };
  }
  return undefined;
}

function filesOf(folder: string, name: RegExp): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => name.test(file))
    .sort()
    .map((file) => join(folder, file));
}

function content(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
