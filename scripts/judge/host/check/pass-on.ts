import type { Readable, Writable } from "node:stream";
import { finished } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";

/** What a side has said is read within this time of its end, unless something else holds its pipe. */
const REST_MS = 1000;

export interface Way {
  /** The side has ended: what it said is passed on, however slowly the other one reads. */
  rest(): Promise<void>;
  /** Nobody reads any more: a side that says more than `mostBytes` finds its pipe closed. */
  leave(mostBytes: number): void;
}

/**
 * Passes on what one side says, as fast as the other one reads it, so that no flood is kept here; `change` gives
 * the other side other bytes than `hear`.
 */
export function passOn(
  from: Readable,
  to: Writable,
  hear: (bytes: Buffer) => void,
  change: (bytes: Uint8Array) => Uint8Array = (bytes) => bytes,
): Way {
  let [isOver, leftBytes]: [boolean, number | undefined] = [false, undefined];
  from.on("data", (bytes: Buffer) => {
    hear(bytes);
    if (leftBytes !== undefined) {
      leftBytes -= bytes.length;
      if (leftBytes < 0) from.destroy();
    } else if (to.writable && !to.write(change(bytes)) && !isOver) from.pause();
  });
  from.resume();
  to.on("drain", () => from.resume());
  to.on("close", () => from.resume());
  return {
    async rest() {
      isOver = true;
      from.resume();
      await Promise.race([
        finished(from).catch(() => {}),
        pause(REST_MS, undefined, { ref: false }),
      ]);
    },
    leave(mostBytes) {
      leftBytes = mostBytes;
      from.resume();
    },
  };
}
