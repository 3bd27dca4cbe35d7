import type { SendEvent } from "../send-event";

interface Streams {
  out(text: string): void;
  /** Prints the two lines of an error. */
  fault(message: string, hint: string): void;
  /** On a terminal, where a line can be drawn again. */
  readonly live: boolean;
}

const CLEAR = "\r\u001b[K";

/**
 * Lines of what becomes of a program. "sent" is always told on stdout, as yes, no or unknown, so that a
 * script reads it; progress is one line that is drawn again, and nothing in a pipe.
 */
export function sendLines({ out, fault, live }: Streams): (event: SendEvent) => void {
  let isDrawn = false;
  const line = (text: string) => {
    if (isDrawn) out(CLEAR);
    isDrawn = false;
    out(`${text}\n`);
  };
  return (event) => {
    switch (event.type) {
      case "note":
      case "file":
      case "judged":
        return line(`${event.type.padEnd(8)}${event.line}`);
      case "sent":
        return line(`sent    ${event.sent}${event.more === "" ? "" : `, ${event.more}`}`);
      case "progress":
        if (live) out(`${isDrawn ? CLEAR : ""}judge   ${event.text}`);
        isDrawn = live;
        return;
      case "verdict": {
        const [first = "", ...more] = event.text.split("\n");
        line(`verdict ${event.verdict}${first === "" ? "" : `, ${first}`}`);
        for (const text of more) line(`        ${text}`);
        return;
      }
      case "fault":
        if (isDrawn) out(CLEAR);
        isDrawn = false;
        fault(event.message, event.hint);
    }
  };
}
