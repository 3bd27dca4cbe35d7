import { said } from "./said";
import { SendFault, type Sent } from "./send-fault";
import { WebFault, type WebReply } from "./web";

/** What was asked, for messages: "Kattis", "the log-in", and what the user can do. */
export interface Asked {
  readonly judge: string;
  readonly what: string;
  readonly address: string;
  readonly hint: string;
  readonly secrets: readonly string[];
}

/** Why a reply is none of the expected ones, as an error that says whether the program is there. */
export function refused(reply: WebReply, asked: Asked, sent: Sent): SendFault {
  const { judge, what, address, hint, secrets } = asked;
  const { status } = reply;
  if (status >= 300 && status < 400) {
    const place = placeOf(reply.headers.location, address);
    const message = `${judge} redirects ${what} (${status}) to ${place}; redirects are not followed`;
    return new SendFault(message, hint, sent);
  }
  if (status === 429 || status === 503) {
    const seconds = retryAfterSeconds(reply);
    const more = seconds === undefined ? {} : { retryAfterMs: seconds * 1000 };
    const wait = `again in ${seconds === undefined ? "a minute" : `${seconds} s`}`;
    const message = `${judge} answers ${what} with ${status}: too much at once`;
    return new SendFault(message, sent === "no" ? wait : hint, sent, more);
  }
  const text = said(reply.text, secrets);
  const message = `${judge} answers ${what} with ${status}${text === "" ? "" : `: ${text}`}`;
  return new SendFault(message, hint, sent);
}

/** The same for a request that no whole reply came to. */
export function unanswered(error: unknown, { judge, what, hint }: Asked, sent: Sent): SendFault {
  if (!(error instanceof WebFault)) throw error;
  const isInterruption = error.kind === "interrupted";
  const why = isInterruption ? `interrupted during ${what}` : `${judge}, ${what}: ${error.message}`;
  return new SendFault(why, hint, sent, { isInterruption });
}

/** Seconds of Retry-After, at most an hour; undefined where it is no number. */
function retryAfterSeconds({ headers }: WebReply): number | undefined {
  const text = headers["retry-after"] ?? "";
  return /^\d{1,6}$/.test(text) ? Math.min(Number(text), 3600) : undefined;
}

/** Only the host: the rest of a foreign address may hold anything. */
function placeOf(location: string | undefined, from: string): string {
  if (location === undefined || !URL.canParse(location, from)) return "nowhere";
  const url = new URL(location, from);
  return url.host === new URL(from).host ? `another page of ${url.host}` : url.host;
}
