import type { Reporter } from "./reporter";

/** One event a line, as judge-event.ts types them; `schema` in the first is its version. */
export function jsonLines(): Reporter {
  return { report: (event) => `${JSON.stringify(event)}\n` };
}
