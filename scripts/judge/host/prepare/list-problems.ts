import { counted } from "../../../base/counted";
import { EXIT, type ExitCode } from "../../../base/exit-code";
import { findCases } from "../../../problem/host/find-cases";
import { largeCases } from "./coming-problems";

/**
 * Says each problem with the number of its cases, large ones that are not yet made included; nothing is
 * bundled or run.
 */
export function listProblems(
  slugs: readonly string[],
  filter: RegExp | undefined,
  say: (text: string) => void,
): ExitCode {
  let sum = 0;
  const lines = slugs.map((slug) => {
    const names = findCases(slug, undefined, filter).cases.map(({ name }) => name);
    const large = largeCases(slug).filter((name) => !filter || filter.test(name));
    const count = new Set([...names, ...large]).size;
    sum += count;
    return `${slug}  ${counted(count, "case")}\n`;
  });
  say(`${lines.join("")}${counted(slugs.length, "problem")}, ${counted(sum, "case")}\n`);
  return slugs.length > 0 ? EXIT.accepted : EXIT.nothingMatched;
}
