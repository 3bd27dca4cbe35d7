import type { DeskState } from "../desk-state";
import type { DeskAnswer, DeskRequest, Exchange } from "./exchange";

const POLL_MS = 1000;

/** Speaks with the server that the page came from. */
export const httpExchange: Exchange = {
  async request({ path, query, body }: DeskRequest): Promise<DeskAnswer> {
    const address = query ? `${path}?${new URLSearchParams(query)}` : path;
    const headers = { "content-type": "application/json" };
    const response = await fetch(
      address,
      body === undefined ? {} : { method: "POST", headers, body },
    );
    const size = response.headers.get("x-size");
    return {
      status: response.status,
      type: response.headers.get("content-type") ?? "",
      ...(size !== null && { size: Number(size) }),
      bytes: new Uint8Array(await response.arrayBuffer()),
    };
  },
  follow(heard, alive) {
    if (!("EventSource" in window)) {
      const poll = () =>
        fetch("/state")
          .then((response) => response.json())
          .then((state: DeskState) => {
            alive(true);
            heard({ type: "state", state });
          })
          .catch(() => alive(false));
      setInterval(poll, POLL_MS);
      void poll();
      return;
    }
    const source = new EventSource("/events");
    source.onopen = () => alive(true);
    source.onerror = () => alive(false);
    source.onmessage = ({ data }) => heard(JSON.parse(data));
  },
  reload: () => location.reload(),
};
