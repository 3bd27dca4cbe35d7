import { type IncomingMessage, request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import { performance } from "node:perf_hooks";
import { isLoopback } from "../trusted-address";
import { type Web, WebFault, type WebReply, type WebRequest } from "../web";

export interface Patience {
  readonly connectMs: number;
  readonly answerMs: number;
}

const PATIENCE: Patience = { connectMs: 10_000, answerMs: 30_000 };
const MOST_BYTES = 4 << 20;

/**
 * The network. Not by fetch: at the status 421 Node's fetch sends a POST a second time, and it does not tell
 * whether a request that failed had reached the server.
 */
export function openWeb(stop: AbortSignal, patience = PATIENCE): Web {
  return {
    request: (wish) => request(wish, stop, patience),
    pause: (ms) => pause(ms, stop),
    now: () => performance.now(),
  };
}

function request(wish: WebRequest, stop: AbortSignal, patience: Patience): Promise<WebReply> {
  const { method, address, headers, body } = wish;
  const url = new URL(address);
  const isSecure = url.protocol === "https:";
  if (!isSecure && !isLoopback(url.hostname)) throw new Error(`${url.host} is asked without https`);
  return new Promise((done, failed) => {
    let isConnected = false;
    const ask = isSecure ? secureRequest : plainRequest;
    const length = body === undefined ? {} : { "content-length": String(body.length) };
    // rejectUnauthorized: NODE_TLS_REJECT_UNAUTHORIZED=0 would give credentials to anybody on the way.
    const options = { method, agent: false, rejectUnauthorized: true } as const;
    const asking = ask(url, { ...options, headers: { ...headers, ...length } });
    const end = (fault: WebFault) => {
      settle();
      asking.destroy();
      failed(fault);
    };
    const slow = (what: string, ms: number) => () => {
      const more = isConnected ? "" : unusedProxy(url);
      end(new WebFault(`${what} within ${ms / 1000} s${more}`, "slow", !isConnected));
    };
    let timer = setTimeout(slow("no connection", patience.connectMs), patience.connectMs);
    const interrupted = () => end(new WebFault("interrupted", "interrupted", !isConnected));
    const settle = () => {
      clearTimeout(timer);
      stop.removeEventListener("abort", interrupted);
    };
    if (stop.aborted) return interrupted();
    stop.addEventListener("abort", interrupted);
    asking.on("socket", (socket) =>
      socket.once(isSecure ? "secureConnect" : "connect", () => {
        isConnected = true;
        clearTimeout(timer);
        timer = setTimeout(slow("no whole answer", patience.answerMs), patience.answerMs);
      }),
    );
    asking.on("error", (error: NodeJS.ErrnoException) => end(lost(error, isConnected, url)));
    asking.on("response", (response) => {
      bodyOf(response).then(
        (text) => {
          settle();
          done({ ...headOf(response), text });
        },
        (error) => end(lost(error, true, url)),
      );
    });
    asking.end(body);
  });
}

function headOf(response: IncomingMessage): Omit<WebReply, "text"> {
  const { "set-cookie": setCookies = [], ...others } = response.headers;
  return {
    status: response.statusCode ?? 0,
    headers: others as Record<string, string | undefined>,
    setCookies,
  };
}

/** The whole body; an error where it is cut off or too long. */
async function bodyOf(response: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of response as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > MOST_BYTES) throw new Error(`an answer of more than ${MOST_BYTES >> 20} MiB`);
    pieces.push(piece);
  }
  if (!response.complete) throw new Error("the answer is cut off");
  return Buffer.concat(pieces).toString("utf8");
}

function lost(error: NodeJS.ErrnoException, isConnected: boolean, url: URL): WebFault {
  if (isConnected) return new WebFault("the answer was cut off or cannot be read", "cut", false);
  const code = error.code ?? error.message;
  const isCertificate = /CERT|SIGNATURE|ISSUER|SELF_SIGNED/.test(code);
  const why = isCertificate
    ? `the certificate of ${url.host} is not good`
    : `no way to ${url.host}`;
  return new WebFault(`${why} (${code})${unusedProxy(url)}`, "unreachable", true);
}

const PROXIES = ["HTTPS_PROXY", "https_proxy", "ALL_PROXY", "all_proxy"];

/** Says that a proxy is set, which may be the only way out: Node's https, and so we, does not ask it. */
function unusedProxy(url: URL): string {
  const name = PROXIES.find((variable) => process.env[variable]);
  return name === undefined || isLoopback(url.hostname) ? "" : `; ${name} is set, but not used`;
}

function pause(ms: number, stop: AbortSignal): Promise<void> {
  return new Promise((done, failed) => {
    const interrupted = () => {
      clearTimeout(timer);
      failed(new WebFault("interrupted", "interrupted", true));
    };
    const timer = setTimeout(() => {
      stop.removeEventListener("abort", interrupted);
      done();
    }, ms);
    if (stop.aborted) interrupted();
    else stop.addEventListener("abort", interrupted, { once: true });
  });
}
