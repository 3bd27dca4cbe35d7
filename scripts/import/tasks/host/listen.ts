import type { IncomingMessage, ServerResponse } from "node:http";
import { EXTENSION_PLACE } from "../../../send/browser/extension-request";
import { answerExtension, type Taken } from "../../../send/browser/host/answer-extension";
import { type LoopbackServers, loopbackServers } from "../../../send/browser/host/loopback-servers";
import { type Holder, holderHead } from "../../../send/browser/host/port-holder";
import { type ContestTask, parseContestTask } from "../contest-task";
import { readBody } from "./read-body";
import { refusal } from "./refusal";

/** The ports that Competitive Companion sends to without being told; 4243 it writes differently to. */
export const STANDARD_PORTS = [1327, 4243, 4244, 6174, 10042, 10043, 10045, 27121];

export type Listening = LoopbackServers;

interface Listeners {
  /** What it answers to a second listener that finds the port taken. */
  readonly holder?: Holder;
  onTask(task: ContestTask): void;
  onRefused(reason: string): void;
  /** A program for the extension cph-submit, which asks on one of these ports. */
  takeProgram?(): Taken | undefined;
}

/** Listens on every port that is free; each request is answered before anything is done with it. */
export function listen(
  ports: readonly number[],
  to: Listeners,
  patienceMs?: number,
): Promise<Listening> {
  return loopbackServers(
    ports,
    (request, response) => {
      if (request.url === EXTENSION_PLACE && to.takeProgram) {
        answerExtension(request, response, () => to.takeProgram?.());
      } else void take(request, response, to);
    },
    patienceMs,
  );
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
