import type { IncomingMessage, ServerResponse } from "node:http";
import { type Handed, isExtension } from "../extension-request";

/** A program that was taken out of its place: nobody else gets it. */
export interface Taken {
  readonly handed: Handed;
  /** Hears whether the whole answer went out. */
  done(isWhole: boolean): void;
}

/**
 * Answers a question for a program, once. `take` must give a program away at the moment when it is called:
 * the extension keeps no memory, and a program that it gets twice is submitted twice.
 */
export function answerExtension(
  request: IncomingMessage,
  response: ServerResponse,
  take: () => Taken | undefined,
): void {
  request.resume();
  const port = request.socket.localPort ?? 0;
  const head = { connection: "close", "cache-control": "no-store" };
  if (!isExtension(request, port)) return void response.writeHead(403, head).end();
  const taken = take();
  const body = JSON.stringify(taken ? { empty: false, ...taken.handed } : { empty: true });
  const bytes = Buffer.from(body);
  // "finish", writableFinished and the callback of a write say nothing of a connection that was cut.
  const { socket } = request;
  response.once("close", () => taken?.done(response.writableFinished && !socket.errored));
  response.writeHead(200, {
    ...head,
    "content-type": "application/json",
    "content-length": bytes.length,
  });
  response.end(bytes);
}
