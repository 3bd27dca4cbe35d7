import { counted } from "../../base/counted";
import { EXIT, type ExitCode } from "../../base/exit-code";
import { type Planned, planSource, type SourceImported, writePlanned } from "./import-source";

export interface PlaceOptions {
  readonly to?: string;
  readonly each?: true | undefined;
  readonly dryRun?: true | undefined;
}

/** Imports a folder or zip: a problem for each package in it; with `dryRun` it only says what would come. */
export function importPlace(
  root: string,
  place: string,
  { to, each, dryRun }: PlaceOptions,
  say: (line: string) => void,
): ExitCode {
  const plans = planSource(root, place, { ...(to && { to }), each: each ?? dryRun ?? false });
  if (dryRun) {
    for (const plan of plans) say(planLine(plan));
    say(`${counted(plans.length, "problem")} would come; nothing is written (--dry-run)`);
    return EXIT.accepted;
  }
  for (const plan of plans) for (const line of importedLines(writePlanned(root, plan))) say(line);
  return EXIT.accepted;
}

function planLine({ slug, isNew, cases, package: { title } }: Planned): string {
  return `${isNew ? "new problem" : "cases for"} ${slug}: ${counted(cases.length, "case")} (${title})`;
}

function importedLines(imported: SourceImported): string[] {
  const { slug, isNew, added, differing, unpaired, large, notes } = imported;
  return [
    `${isNew ? "new problem" : "cases for"} ${slug}: ${counted(added.length, "case")} added`,
    ...(differing.length > 0 ? [`  other answers, ours kept: ${differing.join(" ")}`] : []),
    ...(unpaired.length > 0 ? [`  half a case, left out: ${unpaired.join(" ")}`] : []),
    ...(large.length > 0
      ? [`  too large for git, better made by a generator as large-*: ${large.join(" ")}`]
      : []),
    ...notes.map((note) => `  note: ${note}`),
    `  cases/${slug}; next: npm run judge ${slug}`,
  ];
}
