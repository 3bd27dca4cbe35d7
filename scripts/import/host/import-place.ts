import { counted } from "../../base/counted";
import { EXIT, type ExitCode } from "../../base/exit-code";
import { onInterruption } from "../../base/host/interruption";
import { openJudgeHost } from "../../judge/host/engine/open-judge-host";
import type { SandboxChoice } from "../../runner/host/box/sandbox";
import { withGenerated } from "../dmoj/host/generated-cases";
import { namedCases } from "../packages/plan-cases";
import { renewalLines } from "../tasks/import-lines";
import { planSource, type SourceImported, writePlanned } from "./import-source";
import { measureLimit } from "./measure-limit";
import { type Planned, withLimit } from "./planned";

export interface PlaceOptions {
  readonly to?: string;
  readonly each?: true | undefined;
  readonly dryRun?: true | undefined;
  /** Replaces cases by corrected ones; the old files stay beside them. */
  readonly renew?: true | undefined;
  /** Names of inputs and of outputs, with {n} for a number. */
  readonly pattern?: readonly string[] | undefined;
  /** The testlib.h of programs that bring none. */
  readonly testlib?: string | undefined;
  /** Where accepted programs run to find a time limit. */
  readonly sandbox?: SandboxChoice;
}

/** Imports a folder or zip: a problem for each package in it; with `dryRun` it only says what would come. */
export async function importPlace(
  root: string,
  place: string,
  { to, each, dryRun, sandbox, pattern, renew, testlib }: PlaceOptions,
  say: (line: string) => void,
): Promise<ExitCode> {
  const names = { ...(to && { to }), ...(pattern && { pattern }), ...(testlib && { testlib }) };
  const plans = planSource(root, place, { ...names, each: each ?? false, say });
  if (dryRun) {
    for (const line of plans.flatMap(planLines)) say(line);
    say(`${counted(plans.length, "problem")} would come; nothing is written (--dry-run)`);
    return EXIT.accepted;
  }
  for (const planned of plans) {
    const plan = await withCases(planned);
    const whole = plan.isNew && plan.isLimitless ? await limited(plan, say, sandbox) : plan;
    if (!whole) {
      say(`${plan.slug}: interrupted; nothing of it is written`);
      return EXIT.interrupted;
    }
    for (const line of importedLines(writePlanned(root, whole, renew))) say(line);
  }
  return EXIT.accepted;
}

/** The plan with the cases that the package's generators make. */
async function withCases(plan: Planned): Promise<Planned> {
  const draft = await withGenerated(plan.package, false);
  if (draft === plan.package) return plan;
  return { ...plan, package: draft, cases: namedCases(draft, plan.source!.name) };
}

/** The plan with a measured time limit; undefined after Ctrl-C, and then nothing is written. */
async function limited(
  plan: Planned,
  say: (line: string) => void,
  sandbox: SandboxChoice = "auto",
): Promise<Planned | undefined> {
  if (plan.package.unjudged !== undefined) return plan;
  const opening = openJudgeHost({ sandbox, forget: "all" });
  const interrupted = onInterruption(() => void opening.then(({ stop }) => stop()));
  const host = await opening;
  try {
    // Whoever imports a package has not asked to run its programs with all rights.
    if (!/^[AB]$/.test(host.sandbox.tier)) {
      say(
        `${plan.slug}: no time limit; without bubblewrap or Landlock its programs do not run here`,
      );
      return withLimit(plan, undefined);
    }
    say(`${plan.slug}: no time limit; its accepted programs run to find one …`);
    const measured = await measureLimit(plan.source!, host, interrupted, say);
    return interrupted.aborted ? undefined : withLimit(plan, measured);
  } finally {
    await host.close();
  }
}

function planLines({ slug, isNew, cases, package: draft }: Planned): string[] {
  const { title, unjudged, unpaired } = draft;
  const why = unjudged === undefined ? "" : `, not judged: ${unjudged}`;
  return [
    `${isNew ? "new problem" : "cases for"} ${slug}: ${counted(cases.length, "case")} (${title})${why}`,
    ...halves(unpaired),
    ...unread(draft),
  ];
}

function halves(unpaired: readonly string[]): string[] {
  return unpaired.length > 0 ? [`  half a case, left out: ${unpaired.join(" ")}`] : [];
}

function unread({ leftOut, programs = [] }: SourceImported["package"]): string[] {
  return [
    ...(leftOut === undefined ? [] : [`  left out: ${leftOut}`]),
    ...programs.map((path) => `  stays where it is: ${path}`),
  ];
}

function importedLines(imported: SourceImported): string[] {
  const { slug, isNew, added, differing, renewed = [], unpaired, large, notes } = imported;
  if (!isNew && added.length + differing.length + renewed.length === 0) {
    return [
      `${slug} was here already with all of its cases: nothing changed`,
      ...unread(imported.package),
    ];
  }
  return [
    `${isNew ? "new problem" : "cases for"} ${slug}: ${counted(added.length, "case")} added`,
    ...renewalLines(imported),
    ...halves(unpaired),
    ...unread(imported.package),
    ...(large.length > 0
      ? [`  too large for git, better made by a generator as large-*: ${large.join(" ")}`]
      : []),
    ...notes.map((note) => `  note: ${note}`),
    `  cases/${slug}; next: npm run judge ${slug}`,
  ];
}
