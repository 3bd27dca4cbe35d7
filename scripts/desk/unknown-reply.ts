import type { Reply } from "./desk-command";

/** The answer to a command that names what is not there: the page shows something older. */
export function unknown(error: string): Reply {
  return { error, hint: "load the page again" };
}
