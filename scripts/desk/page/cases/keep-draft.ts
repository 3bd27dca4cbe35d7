import type { DeskCommand } from "../../desk-command";
import { send } from "../server";

/** Sends drafts one after another; of those that wait, only the newest is sent. */
export function keeper() {
  let waiting: DeskCommand | undefined;
  let sending: Promise<void> = Promise.resolve();
  let isSending = false;
  const work = async () => {
    isSending = true;
    while (waiting) {
      const next = waiting;
      waiting = undefined;
      await send(next);
    }
    isSending = false;
  };
  return {
    change(draft: DeskCommand): void {
      waiting = draft;
      if (!isSending) sending = work();
    },
    /** Resolves when all of them have arrived. */
    settled: () => sending,
  };
}
