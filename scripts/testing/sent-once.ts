import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSubmissions } from "../problem/host/submissions";
import type { Submission } from "../problem/submission";
import { openWeb } from "../send/host/open-web";
import { sendToJudge } from "../send/host/send-to-judge";
import type { SendEvent } from "../send/send-event";
import type { Keys, Place, Site } from "../send/site";
import type { Web } from "../send/web";

export const CODE = "// ≤ 50,000\r\nrun();\n";

/** What came of sending a program once. */
export interface Outcome {
  readonly exitCode: number;
  readonly events: readonly SendEvent[];
  /** Everything that was told, as one text. */
  readonly text: string;
  readonly sent: string;
  readonly records: readonly Submission[];
}

export interface Around {
  readonly stop?: AbortController;
  /** For what takes seconds in earnest. */
  readonly patience?: { readonly connectMs: number; readonly answerMs: number };
  /** Changes the network. */
  readonly web?: (web: Web) => Web;
}

/** Sends CODE through a site as submit does, in a workspace of its own, with pauses that take no time. */
export async function sentOnce(
  site: Site,
  place: Place,
  keys: Keys,
  { stop = new AbortController(), patience, web: change = (web) => web }: Around = {},
): Promise<Outcome> {
  const root = mkdtempSync(join(tmpdir(), "sent-"));
  const events: SendEvent[] = [];
  try {
    const box = site.open(place, keys);
    let clock = 0;
    const real = openWeb(stop.signal, patience);
    const web: Web = {
      request: (wish) => real.request(wish),
      async pause(ms) {
        clock += ms;
        await real.pause(0);
      },
      now: () => clock,
    };
    const program = { fileName: "a-sum.js", code: CODE };
    const sending = { slug: "a-sum", judge: "kattis", sha256: "12", program, root } as const;
    const tell = (event: SendEvent) => void events.push(event);
    const exitCode = await sendToJudge(sending, box, change(web), tell, () => {});
    const records = readSubmissions("a-sum", root);
    const sent = events.flatMap((event) => (event.type === "sent" ? [event.sent] : [])).join();
    return { exitCode, events, text: JSON.stringify(events), sent, records };
  } finally {
    rmSync(root, { recursive: true });
  }
}
