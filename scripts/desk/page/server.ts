import type { DeskCommand, Reply } from "../desk-command";
import { type DeskEvent, type DeskState, reduce } from "../desk-state";

const POLL_MS = 1000;

/** Follows the server's state; `show` gets it after each change, `alive` whether the server answers. */
export function follow(show: (state: DeskState) => void, alive: (isAlive: boolean) => void): void {
  if (!("EventSource" in window)) {
    const poll = () =>
      fetch("/state")
        .then((response) => response.json())
        .then((state: DeskState) => {
          alive(true);
          show(state);
        })
        .catch(() => alive(false));
    setInterval(poll, POLL_MS);
    void poll();
    return;
  }
  let state: DeskState | undefined;
  let isWaiting = false;
  const source = new EventSource("/events");
  source.onopen = () => alive(true);
  source.onerror = () => alive(false);
  source.onmessage = ({ data }) => {
    const event = JSON.parse(data) as DeskEvent;
    if (event.type === "state") {
      if (state && state.startedAt !== event.state.startedAt) location.reload();
      state = event.state;
    } else if (state) state = reduce(state, event);
    if (isWaiting) return; // many events, one picture
    isWaiting = true;
    queueMicrotask(() => {
      isWaiting = false;
      if (state) show(state);
    });
  };
}

export async function send(command: DeskCommand): Promise<Reply> {
  try {
    const response = await fetch("/command", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(command),
    });
    if (response.ok) return await response.json();
    return { error: await response.text(), hint: "load the page again" };
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
  const query = new URLSearchParams({ slug, name, part, from: String(from) });
  const response = await fetch(`/text?${query}`);
  if (!response.ok) return undefined;
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { bytes, size: Number(response.headers.get("x-size")) };
}

export async function ask<T>(path: string, query: Record<string, string>): Promise<T | undefined> {
  const response = await fetch(`${path}?${new URLSearchParams(query)}`);
  if (!response.ok) return undefined;
  const isJson = response.headers.get("content-type") === "application/json";
  return isJson ? await response.json() : ((await response.text()) as T);
}
