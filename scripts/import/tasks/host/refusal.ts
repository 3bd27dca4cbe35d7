import type { IncomingMessage } from "node:http";

export interface Refusal {
  readonly status: number;
  readonly reason: string;
}

const OUR_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;
const EXTENSION = /^(chrome|moz|safari-web|edge)-extension:\/\/[\w-]+$/i;

/** Why a request is not the extension's, from its head alone; undefined when it may be. */
export function refusal(request: IncomingMessage): Refusal | undefined {
  const { host, origin } = request.headers;
  // A name that is not ours means that a page made its own name point here (DNS rebinding).
  if (!OUR_HOST.test(host ?? "")) return refuse(403, `a request for the host ${quoted(host)}`);
  // A browser names the page of every such request; the extension has an origin of its own kind.
  if (origin !== undefined && !EXTENSION.test(origin)) {
    return refuse(403, `a request from the page ${quoted(origin)}`);
  }
  if (request.method !== "POST") return refuse(405, `a ${request.method} request`);
  return undefined;
}

function refuse(status: number, reason: string): Refusal {
  return { status, reason };
}

function quoted(text: string | undefined): string {
  return JSON.stringify((text ?? "").slice(0, 100));
}
