import { EXIT, type ExitCode } from "../../base/exit-code";
import { ExpectedError } from "../../base/expected-error";
import { committedTo } from "../../base/host/interruption";
import { type Bundle, bundle } from "../../bundle/host/bundle";
import { keepBundle } from "../../bundle/host/kept-bundle";
import type { SendEvent } from "../../send/send-event";
import type { MachineName } from "../../targets/machines";
import type { ClipboardSystem } from "./clipboard";
import { type Asking, confirmStandIn } from "./confirm-stand-in";
import { handOver } from "./hand-over";
import { judgeApart } from "./judge-apart";
import { judgeBundle } from "./judge-bundle";
import { judgedBefore } from "./judged-before";
import { openRoute } from "./route";
import { checkSendable, type JudgedBundle, notSent, sendJudged } from "./send-judged";
import { namedPage, type Page } from "./submit-page";
import { type SubmittedProgram, submittedProgram } from "./submitted-program";

type Flag = "verify" | "now" | "min" | "open" | "stdout" | "send" | "anyway" | "again";

export type SubmitOptions = { readonly for?: MachineName; readonly url?: string } & {
  readonly [name in Flag]?: true;
};

/** Where texts go, and who answers. */
export interface SubmitRoom {
  readonly asking: Asking;
  readonly surroundings: ClipboardSystem;
  out(text: string): void;
  err(text: string): void;
  /** What becomes of a program that is sent. */
  event(event: SendEvent): void;
}

/** Judges a bundle, then copies, prints or sends exactly these bytes. */
export async function submit(
  word: string,
  options: SubmitOptions,
  room: SubmitRoom,
): Promise<ExitCode> {
  const program = () => submittedProgram(word, options.verify === true);
  if (!options.send) return copyJudged(program(), options, room);
  let isTold = false;
  const event = (one: SendEvent) => {
    isTold ||= one.type === "sent";
    room.event(one);
  };
  try {
    return await sendOrCopy(program(), options, { ...room, event });
  } catch (error) {
    // A script finds the line, and a code of its table, in every case, whatever went wrong.
    const sent = committedTo() === undefined ? "no" : "unknown";
    if (!isTold) event({ type: "sent", sent, more: "" });
    const isNone = error instanceof ExpectedError && error.exitCode === EXIT.nothingMatched;
    throw isNone ? new ExpectedError(error.message, error.hint) : error;
  }
}

async function copyJudged(
  submitted: SubmittedProgram,
  options: SubmitOptions,
  { asking, surroundings, out, err }: Omit<SubmitRoom, "event">,
): Promise<ExitCode> {
  const { open = false, stdout = false } = options;
  const unnamed = unnamedIn(submitted, options);
  const { slug, judgedBy } = submitted;
  const { bundle, judged } = await judgedBundle(submitted, options, stdout ? err : out);
  if (judged === EXIT.interrupted) {
    err("interrupted: nothing was copied\n");
    return judged;
  }
  if (judged === EXIT.accepted && !options.now) {
    await confirmStandIn(slug, bundle.target, asking);
  }
  const page = pageFor(submitted, bundle.target, options.url);
  const submission = { slug, judgedBy, bundle, unnamed, page, open, stdout };
  await handOver(submission, judged, surroundings, out, err);
  return EXIT.accepted;
}

async function sendOrCopy(
  submitted: SubmittedProgram,
  options: SubmitOptions,
  room: SubmitRoom,
): Promise<ExitCode> {
  const { slug, judgedBy } = submitted;
  const { asking, surroundings, out, err, event } = room;
  unnamedIn(submitted, options);
  const { target } = await make(submitted, options)();
  const route = openRoute(target, submitted.place(target, options.url), event);
  if (route.how === "copied") {
    event({ type: "note", line: `${route.why}: once accepted, it is copied` });
    const judged = await copyJudged(submitted, options, room);
    event({ type: "sent", sent: "no", more: "" });
    return judged === EXIT.accepted ? EXIT.setup : judged;
  }
  const wish = { ...options, for: target };
  const judging = await judgedBundle(submitted, wish, out).catch((error) => {
    throw error instanceof ExpectedError ? notSent(slug, error) : error;
  });
  if (judging.judged === EXIT.interrupted) {
    event({ type: "sent", sent: "no", more: "" });
    err("interrupted: nothing was sent\n");
    return EXIT.interrupted;
  }
  const anyway = options.anyway === true;
  await checkSendable(submitted, judging, anyway, asking, event);
  const { bundle } = judging;
  const again = options.again === true;
  const sent = await sendJudged({ slug, bundle, again }, route, asking, event);
  if (sent !== undefined) return sent;
  const page = pageFor(submitted, target, options.url);
  const submission = { slug, judgedBy, bundle, page, open: options.open === true, stdout: false };
  await handOver(submission, EXIT.accepted, surroundings, out, err);
  return EXIT.setup;
}

function pageFor(submitted: SubmittedProgram, target: MachineName, url: string | undefined): Page {
  return url === undefined ? submitted.page(target) : namedPage(url, target);
}

function unnamedIn(submitted: SubmittedProgram, options: SubmitOptions): string | undefined {
  return options.for ? undefined : submitted.unnamed();
}

async function judgedBundle(
  submitted: SubmittedProgram,
  options: SubmitOptions,
  tell: (line: string) => void,
): Promise<JudgedBundle> {
  const bundle = make(submitted, options);
  if (!options.now) {
    const judge = judgeApart(submitted, options.stdout === true);
    return judgeBundle({ bundle, keep: keepBundle, judge, tell });
  }
  const newest = await bundle();
  return judgedBefore(submitted, newest, tell).catch((error) => {
    if (!options.anyway || !(error instanceof ExpectedError)) throw error;
    return { bundle: newest, judged: error.exitCode };
  });
}

function make(submitted: SubmittedProgram, options: SubmitOptions): () => Promise<Bundle> {
  const target = options.for ?? submitted.target;
  const min = options.min === true;
  return () => bundle(submitted.program, { ...(target && { target }), min });
}
