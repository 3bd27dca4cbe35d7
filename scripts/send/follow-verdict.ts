import { SendFault } from "./send-fault";
import type { Arrival, FinalVerdict, Letterbox } from "./site";
import { type Web, WebFault } from "./web";

const FIRST_PAUSE_MS = 500;
const GROWTH = 1.4;
const LONGEST_PAUSE_MS = 10_000;
const WHOLE_MS = 600_000;
/** A judge that restarts is back by then. */
const MOST_FAULTS = 8;

/** Asks for the verdict, with growing pauses, until there is one; throws a SendFault where none comes. */
export async function followVerdict(
  box: Pick<Letterbox, "verdict">,
  arrival: Arrival,
  web: Web,
  show: (progress: string) => void,
): Promise<FinalVerdict> {
  const end = web.now() + WHOLE_MS;
  const hint = `look at ${arrival.address}`;
  let faults = 0;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * GROWTH, LONGEST_PAUSE_MS)) {
    let wait = pause;
    try {
      const verdict = await box.verdict(arrival, web, show);
      if (verdict) return verdict;
      faults = 0;
    } catch (error) {
      if (!(error instanceof SendFault) || error.isInterruption) throw error;
      faults++;
      wait = Math.max(pause, error.retryAfterMs ?? 0);
      if (faults >= MOST_FAULTS) throw error;
    }
    if (web.now() + wait > end) {
      throw new SendFault(`no verdict within ${WHOLE_MS / 60_000} minutes`, hint, "yes");
    }
    await web.pause(wait).catch((error) => {
      if (!(error instanceof WebFault)) throw error;
      const more = { isInterruption: true };
      throw new SendFault("interrupted before the verdict", hint, "yes", more);
    });
  }
}
