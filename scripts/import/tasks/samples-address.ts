import type { JudgeEntry } from "../../problem/problem";

/** Where a judge gives the samples of a problem as a zip; undefined where it has no such file. */
export function samplesAddress(judge: JudgeEntry | undefined, address: string): string | undefined {
  if (judge?.judge !== "kattis") return undefined;
  // A contest may have a host of its own, whose problems open.kattis.com does not show.
  return `https://${new URL(address).host}/problems/${judge.id}/file/statement/samples.zip`;
}
