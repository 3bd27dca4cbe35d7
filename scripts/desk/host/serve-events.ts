import type { ServerResponse } from "node:http";
import type { DeskEvent } from "../desk-state";
import type { DeskModel } from "./desk-model";

const BEAT_MS = 15_000;
/** A reader so far behind is dropped; its browser comes again and gets the whole state. */
const MOST_WAITING_BYTES = 32 << 20;

/** The state, then every change of it, for as long as the page stays. */
export function serveEvents(
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
  model: DeskModel,
): void {
  response.writeHead(200, { ...headers, "content-type": "text/event-stream" });
  response.socket?.setNoDelay(true);
  const send = (event: DeskEvent) => {
    response.write(`data: ${JSON.stringify(event)}\n\n`);
    if (response.writableLength > MOST_WAITING_BYTES) response.destroy();
  };
  send({ type: "state", state: model.state });
  const stop = model.listen(send);
  const beat = setInterval(() => response.write(":\n\n"), BEAT_MS);
  response.on("close", () => {
    clearInterval(beat);
    stop();
  });
}
