import type { Submitted } from "../problem/host/submissions";
import type { Submission } from "../problem/submission";
import { isTarget, targets } from "../targets/targets";

/** What was submitted, the newest first, a line each; `clock` writes a time. */
export function submissionsText(all: readonly Submitted[], clock: (at: number) => string): string {
  const rows = all
    .flatMap(({ name, submissions }) => submissions.map((one) => ({ name, ...one })))
    .sort((a, b) => b.at - a.at);
  if (rows.length === 0) return "nothing was submitted from here yet\n";
  const width = Math.max(...rows.map(({ name }) => name.length));
  const lines = rows.map((row) => {
    const title = isTarget(row.judge) ? targets[row.judge].title : row.judge;
    const parts = [clock(row.at), row.name.padEnd(width), title.padEnd(10), became(row).padEnd(8)];
    const where = row.address ?? row.page ?? "";
    return `${[...parts, row.sha256.slice(0, 12), where].join("  ").trimEnd()}\n`;
  });
  return lines.join("");
}

/** "AC", "handed over to the browser", "no verdict is known". */
export function became({ way, arrived, verdict }: Submission): string {
  if (verdict !== undefined) return verdict;
  if (way === "copied") return "copied";
  if (way === "browser") return "handed over to the browser";
  return arrived === "yes" ? "no verdict is known" : "whether it arrived is not known";
}
