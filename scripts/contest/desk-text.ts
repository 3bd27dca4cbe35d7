import { counted } from "../base/counted";
import { byContest, type DeskTask } from "../problem/desk-task";

/**
 * The tasks on the desk by contest, newest first, a line each, with what became of a letter that one lost;
 * then the problems of the repository that the last contest asked. `becameOf` says what the judge said.
 */
export function deskText(
  tasks: readonly DeskTask[],
  letters: ReadonlyMap<string, string>,
  casesOf: (slug: string) => number,
  columns: number,
  becameOf: (slug: string) => string = () => "",
): string {
  const became = (slug: string) => (becameOf(slug) === "" ? "" : `  [${becameOf(slug)}]`);
  const onDesk = new Set(tasks.map(({ slug }) => slug));
  const problems = [...letters].filter(([, slug]) => !onDesk.has(slug));
  const asked = problems.map(([letter, slug]) => {
    const count = counted(casesOf(slug), "case");
    return `${cut(`  ${letter.padEnd(3)} ${count.padEnd(9)} problems/${slug}${became(slug)}`, columns)}\n`;
  });
  if (tasks.length + asked.length === 0) return "the desk is empty: npm run import fills it\n";
  const groups = byContest(tasks).map((group) => {
    const lines = group.map(({ letter, lostLetter, slug, title }) => {
      const count = counted(casesOf(slug), "case");
      const lost = lostLetter ? `  (${lostLetter} means ${letters.get(lostLetter)})` : "";
      const line = `  ${letter.padEnd(3)} ${count.padEnd(9)} .contest/${slug}  ${title}${lost}${became(slug)}`;
      return cut(line, columns);
    });
    return `${cut(group[0]!.contest || "no contest", columns)}\n${lines.join("\n")}\n`;
  });
  const here = asked.length > 0 ? [`problems of the repository\n${asked.join("")}`] : [];
  return [...groups, ...here].join("\n");
}

function cut(line: string, columns: number): string {
  return line.length > columns ? `${line.slice(0, columns - 1)}…` : line;
}
