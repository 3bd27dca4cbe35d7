import type { DeskEvent } from "../desk-state";

/**
 * All that the page exchanges with its server. The page knows nothing else of it: another host, such as an
 * editor's webview, puts an Exchange of its own into `window.deskExchange` before the page's script runs.
 */
export interface Exchange {
  /** One request and its answer; rejects where nobody answers. */
  request(request: DeskRequest): Promise<DeskAnswer>;
  /** Follows the server: the whole state first, then each change; `alive` hears whether it answers. */
  follow(heard: (event: DeskEvent) => void, alive: (isAlive: boolean) => void): void;
  /** Loads the page again, as another server answers. */
  reload(): void;
}

/** With a body it is a POST of JSON, else a GET; every value can be posted as a message. */
export interface DeskRequest {
  /** "/command", "/detail" */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface DeskAnswer {
  readonly status: number;
  /** "application/json" */
  readonly type: string;
  /** Of the whole text, where the bytes are a piece of it. */
  readonly size?: number;
  readonly bytes: Uint8Array;
}

declare global {
  interface Window {
    deskExchange?: Exchange;
  }
}
