import { setTimeout as pause } from "node:timers/promises";
import { EXIT, type ExitCode } from "../../base/exit-code";
import { commitTo } from "../../base/host/interruption";
import { forgetSubmission, noteSubmission } from "../../problem/host/submissions";
import type { TargetName } from "../../problem/problem";
import type { Submission } from "../../problem/submission";
import { followVerdict } from "../follow-verdict";
import type { SendEvent } from "../send-event";
import { SendFault } from "../send-fault";
import type { Arrival, Letterbox, SentProgram } from "../site";
import type { Web } from "../web";

/** npm forwards Ctrl-C, so it arrives twice; the second would replace our exit code. */
const TWICE_MS = 150;

export interface Sending {
  readonly slug: string;
  readonly judge: TargetName;
  readonly sha256: string;
  readonly program: SentProgram;
  readonly root?: string;
}

/**
 * Sends a judged program once and follows its verdict. It is noted before it is sent, so that whatever ends
 * the process, a second sending knows of the first. `end` is called when it is sent or not: another program
 * may be sent then.
 */
export async function sendToJudge(
  { slug, judge, sha256, program, root }: Sending,
  box: Letterbox,
  web: Web,
  tell: (event: SendEvent) => void,
  end: () => void,
): Promise<ExitCode> {
  const noted: Submission = {
    ...{ at: Date.now(), judge, sha256, page: box.page },
    ...{ way: "sent", arrived: "unknown" },
  };
  noteSubmission(slug, noted, root);
  const takeBack = commitTo(EXIT.verdictUnknown);
  let arrival: Arrival;
  try {
    arrival = await box.send(program, web);
  } catch (error) {
    if (!(error instanceof SendFault)) throw error;
    const { sent, message, hint } = error;
    if (error.isInterruption) await pause(TWICE_MS);
    tell({ type: "sent", sent, more: "" });
    if (sent === "no") {
      takeBack();
      kept(tell, () => forgetSubmission(slug, noted.at, root));
    }
    tell({ type: "fault", message, hint });
    if (sent !== "no") return EXIT.verdictUnknown;
    return error.isInterruption ? EXIT.interrupted : EXIT.setup;
  } finally {
    end();
  }
  const { address } = arrival;
  tell({ type: "sent", sent: "yes", more: address });
  const arrived: Submission = { ...noted, arrived: "yes", address };
  kept(tell, () => noteSubmission(slug, arrived, root));
  try {
    const final = await followVerdict(box, arrival, web, (text) =>
      tell({ type: "progress", text }),
    );
    const { verdict } = final;
    kept(tell, () => noteSubmission(slug, { ...arrived, verdict }, root));
    tell({ type: "verdict", ...final });
    return final.verdict === "AC" ? EXIT.accepted : EXIT.notAccepted;
  } catch (error) {
    if (!(error instanceof SendFault)) throw error;
    tell({ type: "fault", message: error.message, hint: error.hint });
    return EXIT.verdictUnknown;
  }
}

/** If the note cannot be written, the program was sent all the same. */
export function kept(tell: (event: SendEvent) => void, write: () => void): void {
  try {
    write();
  } catch (error) {
    tell({ type: "note", line: `it could not be noted: ${(error as Error).message}` });
  }
}
