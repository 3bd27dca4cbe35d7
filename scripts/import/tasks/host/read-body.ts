import type { IncomingMessage } from "node:http";
import type { Refusal } from "./refusal";

/** Samples are small: what is larger is no task. */
export const MAX_BODY_BYTES = 8 << 20;

/** The whole body as text; past the bound nothing more is read or kept. */
export function readBody(request: IncomingMessage): Promise<string | Refusal> {
  const tooLarge: Refusal = { status: 413, reason: `a body of more than ${MAX_BODY_BYTES} bytes` };
  if (Number(request.headers["content-length"]) > MAX_BODY_BYTES) return Promise.resolve(tooLarge);
  return new Promise((done) => {
    const chunks: Buffer[] = [];
    let length = 0;
    request.on("data", (chunk: Buffer) => {
      length += chunk.length;
      if (length <= MAX_BODY_BYTES) {
        chunks.push(chunk);
        return;
      }
      chunks.length = 0;
      request.pause();
      done(tooLarge);
    });
    request.on("end", () => done(Buffer.concat(chunks).toString("utf8")));
    request.on("error", () => done({ status: 400, reason: "a request that broke off" }));
    request.on("close", () => done({ status: 400, reason: "a request that broke off" }));
  });
}
