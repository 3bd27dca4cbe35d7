import { EXIT, type ExitCode } from "../../base/exit-code";
import { commitTo } from "../../base/host/interruption";
import { forgetSubmission, noteSubmission } from "../../problem/host/submissions";
import type { TargetName } from "../../problem/problem";
import { EXTENSION_PORT } from "../../send/browser/extension-request";
import { type HandingOptions, handToBrowser } from "../../send/browser/host/hand-to-browser";
import { portHolder } from "../../send/browser/host/port-holder";
import { kept } from "../../send/host/send-to-judge";
import type { SendEvent } from "../../send/send-event";

interface Handing {
  readonly slug: string;
  readonly judge: TargetName;
  readonly sha256: string;
  readonly page: string;
  readonly code: string;
}

/** What both judges of the extension call Node.js. */
const NODE = 55;

const INSTALL = "https://github.com/agrawal-d/cph-submit (Chromium, Firefox)";

/**
 * Hands a program over to cph-submit; undefined if the extension did not take it: copy it instead. The note is
 * written before: whatever ends this process, the program is not handed over a second time unasked.
 */
export async function sendByBrowser(
  { slug, judge, sha256, page, code }: Handing,
  stop: AbortSignal,
  tell: (event: SendEvent) => void,
  options: Pick<HandingOptions, "port" | "waitMs" | "folder"> & { readonly root?: string } = {},
): Promise<ExitCode | undefined> {
  const at = Date.now();
  const noted = { at, judge, sha256, page, way: "browser", arrived: "unknown" } as const;
  noteSubmission(slug, noted, options.root);
  const takeBack = commitTo(EXIT.verdictUnknown);
  tell({ type: "progress", text: "waiting for the extension cph-submit in your browser" });
  const handed = { problemName: slug, url: page, sourceCode: code, languageId: NODE };
  const handing = await handToBrowser(handed, { stop, ...options });
  if (handing === "handed") {
    tell({ type: "sent", sent: "yes", more: "handed over to cph-submit in your browser" });
    tell({
      type: "note",
      line: "the verdict is on the page that it opens; log in there if it asks",
    });
    return EXIT.accepted;
  }
  if (handing === "cut") {
    tell({ type: "sent", sent: "unknown", more: "" });
    const message = "the browser took the program, but the connection was cut; sent: unknown";
    tell({ type: "fault", message, hint: `look at ${page}` });
    return EXIT.verdictUnknown;
  }
  takeBack();
  tell({ type: "sent", sent: "no", more: "" });
  kept(tell, () => forgetSubmission(slug, at, options.root));
  if (handing === "interrupted") {
    tell({ type: "fault", message: "interrupted; sent: no", hint: "send it again" });
    return EXIT.interrupted;
  }
  const port = options.port ?? EXTENSION_PORT;
  const line =
    handing === "absent"
      ? `no browser with the extension cph-submit asked; it is at ${INSTALL}`
      : `port ${port}, which cph-submit asks, is taken by ${(await portHolder(port)) ?? "another program, maybe CPH in an editor"}: end it`;
  tell({ type: "note", line });
  return undefined;
}
