import { counted } from "../../base/counted";
import { EXIT, type ExitCode } from "../../base/exit-code";
import { findCases } from "../../problem/host/find-cases";

/** Says each problem with the number of its cases; nothing is bundled or run. */
export function listProblems(
  slugs: readonly string[],
  filter: RegExp | undefined,
  say: (text: string) => void,
): ExitCode {
  let sum = 0;
  const lines = slugs.map((slug) => {
    const { cases } = findCases(slug, undefined, filter);
    sum += cases.length;
    return `${slug}  ${counted(cases.length, "case")}\n`;
  });
  say(`${lines.join("")}${counted(slugs.length, "problem")}, ${counted(sum, "case")}\n`);
  return slugs.length > 0 ? EXIT.accepted : EXIT.nothingMatched;
}
