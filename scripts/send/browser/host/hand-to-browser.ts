import { EXTENSION_PLACE, EXTENSION_PORT, type Handed } from "../extension-request";
import { answerExtension } from "./answer-extension";
import { loopbackServers } from "./loopback-servers";
import { hasListener, offerProgram } from "./offers";

/** How handing over ended. Only after `absent`, `taken-port` and `interrupted` the extension has nothing. */
export type Handing = "handed" | "cut" | "absent" | "taken-port" | "interrupted";

export interface HandingOptions {
  readonly stop: AbortSignal;
  readonly port?: number;
  readonly waitMs?: number;
  /** Of the offers; the user's by default. */
  readonly folder?: string;
}

/** The extension asks every 3 s. */
const WAIT_MS = 15_000;
const LOOK_MS = 50;
/** What an answer has to go out. */
const ANSWER_MS = 5000;

/**
 * Gives a program to cph-submit, once: by a listener that ends when it was taken, or by the `jb import` or
 * `jb desk` of the user that has the port.
 */
export async function handToBrowser(
  handed: Handed,
  { stop, port = EXTENSION_PORT, waitMs = WAIT_MS, folder }: HandingOptions,
): Promise<Handing> {
  let program: Handed | undefined = handed;
  let handing: Handing | undefined;
  const take = () => {
    if (program === undefined || stop.aborted) return undefined;
    const taken = program;
    program = undefined;
    const done = (isWhole: boolean) => {
      handing = isWhole ? "handed" : "cut";
    };
    return { handed: taken, done };
  };
  const servers = await loopbackServers([port], (request, response) => {
    if (request.url === EXTENSION_PLACE) answerExtension(request, response, take);
    else response.writeHead(404, { connection: "close" }).end();
  });
  try {
    if (servers.taken.length > 0) {
      return hasListener(port, folder) ? await byOther(handed, stop, waitMs, folder) : "taken-port";
    }
    const ended = await until(() => program === undefined || stop.aborted, waitMs);
    if (program !== undefined) {
      program = undefined;
      return ended ? "interrupted" : "absent";
    }
    await until(() => handing !== undefined, ANSWER_MS);
    return handing ?? "cut";
  } finally {
    await servers.close();
  }
}

async function byOther(
  handed: Handed,
  stop: AbortSignal,
  waitMs: number,
  folder: string | undefined,
): Promise<Handing> {
  const offer = offerProgram(handed, folder);
  try {
    await until(() => offer.state() !== "waiting" || stop.aborted, waitMs);
    if (offer.withdraw()) return stop.aborted ? "interrupted" : "absent";
    await until(() => offer.state() !== "taken", ANSWER_MS);
    return offer.state() === "handed" ? "handed" : "cut";
  } finally {
    offer.end();
  }
}

/** True once it is so, false where the time was over first. */
async function until(isSo: () => boolean, ms: number): Promise<boolean> {
  for (let waited = 0; waited < ms && !isSo(); waited += LOOK_MS) {
    await new Promise((wake) => setTimeout(wake, LOOK_MS));
  }
  return isSo();
}
