import { basename } from "node:path";
import { EXIT, type ExitCode } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { onInterruption } from "../../base/host/interruption";
import { shownPath, typedName } from "../../base/host/roots";
import { type Bundle, sizeOf } from "../../bundle/host/bundle";
import { openWeb } from "../../send/host/open-web";
import { sendLock } from "../../send/host/send-lock";
import { sendToJudge } from "../../send/host/send-to-judge";
import type { SendEvent } from "../../send/send-event";
import { judgeOf, machine } from "../../targets/machines";
import { runtimeName } from "../../targets/target";
import { confirmAgain } from "./confirm-again";
import { type Asking, confirmStandIn } from "./confirm-stand-in";
import { refusal } from "./hand-over";
import type { Route } from "./route";
import { sendByBrowser } from "./send-by-browser";
import type { SubmittedProgram } from "./submitted-program";

export interface JudgedBundle {
  readonly bundle: Bundle;
  readonly judged: ExitCode;
  /** The runtime of kept verdicts, where it is not the judge's. */
  readonly other?: string;
}

/** Throws unless a bundle is accepted under the judge's runtime; with `anyway` it warns instead. */
export async function checkSendable(
  { slug, judgedBy }: Pick<SubmittedProgram, "slug" | "judgedBy">,
  { bundle, judged, other }: JudgedBundle,
  anyway: boolean,
  asking: Asking,
  tell: (event: SendEvent) => void,
): Promise<void> {
  const { title, runtime } = machine(bundle.target);
  let fault: ExpectedError | undefined;
  if (judged !== EXIT.accepted) fault = refusal(slug, judgedBy, bundle, judged);
  else if (other !== undefined) {
    const message = `${typedName(slug)} is accepted under ${other}; ${title} runs ${runtimeName(runtime)}; nothing was copied`;
    fault = new ExpectedError(message, "without --now it is judged under that");
  }
  if (fault && !anyway) throw notSent(slug, fault);
  if (fault) {
    tell({
      type: "note",
      line: `sent anyway: ${fault.message.replace("; nothing was copied", "")}`,
    });
  } else if (!anyway) await confirmStandIn(slug, bundle.target, asking, undefined, true);
}

/** The error of a program that goes nowhere, in the words of sending. */
export function notSent(slug: string, { message, hint, exitCode }: ExpectedError): ExpectedError {
  const anyway = `npm run submit ${typedName(slug)} -- --send --anyway`;
  const isJudged = message.includes("nothing was copied");
  return new ExpectedError(
    message.replace("nothing was copied", "sent: no"),
    isJudged ? `${hint}; or ${anyway}` : hint,
    exitCode,
  );
}

interface Judged {
  readonly slug: string;
  readonly bundle: Bundle;
  readonly again: boolean;
}

/** Sends judged bytes by their way, once; undefined where the browser did not take them, so that they are copied. */
export async function sendJudged(
  { slug, bundle, again }: Judged,
  route: Exclude<Route, { how: "copied" }>,
  asking: Asking,
  tell: (event: SendEvent) => void,
): Promise<ExitCode | undefined> {
  const { code, sha256, target } = bundle;
  const judge = judgeOf(target)!; // openRoute has a way for no other machine
  const unlock = sendLock(slug);
  try {
    const page = route.how === "sent" ? route.box.page : route.page;
    if (!again) await confirmAgain(slug, { judge, sha256, page }, asking);
    tell({ type: "file", line: `${shownPath(bundle.file)}, ${sizeOf(bundle)}` });
    tell({ type: "judged", line: `SHA-256 ${sha256}` });
    const stop = onInterruption(() => {});
    if (route.how === "browser") {
      return await sendByBrowser({ slug, judge, sha256, page, code }, stop, tell);
    }
    const sending = { slug, judge, sha256, program: { fileName: fileNameOf(slug), code } };
    return await sendToJudge(sending, route.box, openWeb(stop), tell, unlock);
  } finally {
    unlock();
  }
}

/** Letters that every judge takes in the name of a file. */
function fileNameOf(slug: string): string {
  const name = basename(slug.replaceAll("\\", "/")).replace(/\.\w+$/, "");
  return /^[a-zA-Z0-9][\w-]{0,60}$/.test(name) ? `${name}.js` : "solution.js";
}
