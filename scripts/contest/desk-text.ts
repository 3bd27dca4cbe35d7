import { counted } from "../base/counted";
import { byContest, type DeskTask } from "../problem/desk-task";

/** The tasks on the desk by contest, newest first, a line each. */
export function deskText(
  tasks: readonly DeskTask[],
  casesOf: (slug: string) => number,
  columns: number,
): string {
  if (tasks.length === 0) return "the desk is empty: npm run import fills it\n";
  return byContest(tasks)
    .map((group, at) => {
      const isNewest = at === 0 ? "" : "  (letters mean the contest above)";
      const lines = group.map(({ letter, slug, title }) => {
        const count = counted(casesOf(slug), "case");
        return cut(`  ${letter.padEnd(3)} ${count.padEnd(9)} .contest/${slug}  ${title}`, columns);
      });
      return `${cut(`${group[0]!.contest || "no contest"}${isNewest}`, columns)}\n${lines.join("\n")}\n`;
    })
    .join("\n");
}

function cut(line: string, columns: number): string {
  return line.length > columns ? `${line.slice(0, columns - 1)}…` : line;
}
