import type { DeskCommand, Reply } from "../desk-command";
import { type DeskState, reduce } from "../desk-state";
import type { DeskAnswer } from "./exchange";
import { httpExchange } from "./http-exchange";

const exchange = window.deskExchange ?? httpExchange;

/** Follows the server: `show` gets its state after each change, `alive` whether it answers, `tell` good news. */
export function follow(
  show: (state: DeskState) => void,
  alive: (isAlive: boolean) => void,
  tell: (line: string) => void,
): void {
  let state: DeskState | undefined;
  let isWaiting = false;
  exchange.follow((event) => {
    if (event.type === "news") tell(event.line);
    if (event.type === "state") {
      if (state && state.startedAt !== event.state.startedAt) exchange.reload();
      state = event.state;
    } else if (state) state = reduce(state, event);
    if (isWaiting) return; // many events, one picture
    isWaiting = true;
    queueMicrotask(() => {
      isWaiting = false;
      if (state) show(state);
    });
  }, alive);
}

export async function send(command: DeskCommand): Promise<Reply> {
  try {
    const answer = await exchange.request({ path: "/command", body: JSON.stringify(command) });
    if (isGood(answer)) return JSON.parse(textOf(answer));
    return { error: textOf(answer), hint: "load the page again" };
  } catch {
    return { error: "the server does not answer", hint: "start jb desk again" };
  }
}

export interface Piece {
  readonly bytes: Uint8Array;
  readonly size: number;
}

/** The next piece of one text of a case; of the custom input where no case is named. */
export async function textPiece(
  slug: string,
  name: string,
  part: string,
  from: number,
): Promise<Piece | undefined> {
  const query = { slug, name, part, from: String(from) };
  const answer = await exchange.request({ path: "/text", query }).catch(() => undefined);
  return answer && isGood(answer) ? { bytes: answer.bytes, size: answer.size ?? 0 } : undefined;
}

/** An answer as JSON or as a text; undefined where there is none. */
export async function ask<T>(path: string, query: Record<string, string>): Promise<T | undefined> {
  const answer = await exchange.request({ path, query }).catch(() => undefined);
  if (!answer || !isGood(answer) || answer.status === NOTHING) return undefined;
  const text = textOf(answer);
  return answer.type === "application/json" ? JSON.parse(text) : (text as T);
}

const NOTHING = 204;

function isGood({ status }: DeskAnswer): boolean {
  return status >= 200 && status < 300;
}

function textOf({ bytes }: DeskAnswer): string {
  return new TextDecoder().decode(bytes);
}
