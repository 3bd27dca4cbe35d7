import { LiveLine } from "../../base/host/live-line";
import type { StressOutput } from "./run-stress";

/** The output that the options ask for. */
export function outputOf(
  { events }: { readonly events?: true },
  say: (text: string) => void,
  isLive: boolean,
): StressOutput {
  return events ? eventLines(say) : new LiveLine(say, isLive);
}

/** A line of JSON for every event of a stress run, for a program that shows them; bytes are base64. */
function eventLines(say: (text: string) => void): StressOutput {
  const line = (value: object) => say(`${JSON.stringify(value, bytes)}\n`);
  return {
    say: (text) => line({ type: "text", text }),
    event: (event, seconds) => line({ ...event, seconds }),
  };
}

function bytes(_: string, value: unknown): unknown {
  return value instanceof Uint8Array ? Buffer.from(value).toString("base64") : value;
}
