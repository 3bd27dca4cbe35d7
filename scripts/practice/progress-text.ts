import type { Attempt } from "./attempt";
import { clockText } from "./clock-text";
import type { Standing } from "./spaced-repetition";

export interface Practised {
  readonly slug: string;
  /** The group of the problem: its first tag. */
  readonly family: string;
}

export interface Progress {
  readonly problems: readonly Practised[];
  readonly standings: ReadonlyMap<string, Standing>;
  readonly attempts: readonly Attempt[];
  /** Milliseconds since 1970, as the start of the day where the user is. */
  readonly now: number;
  readonly dayOf: (time: number) => number;
}

/** The family of a problem without tags. */
export const OTHER = "other";

const COLUMNS = 80;
const WEEKS = 26;
const RECENT = 8;
const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** The grid of families, the calendar and the last attempts, at most 80 columns wide. */
export function progressText(progress: Progress): string {
  const parts = [grid(progress), calendar(progress), recent(progress), summary(progress)];
  return parts.filter((part) => part !== "").join("\n");
}

/** A row for each family, a character for each problem. */
function grid({ problems, standings, now }: Progress): string {
  const families = new Map<string, string[]>();
  for (const { slug, family } of problems) {
    families.set(family, [...(families.get(family) ?? []), slug]);
  }
  const width = Math.min(30, Math.max(0, ...[...families.keys()].map((name) => name.length)));
  const room = COLUMNS - width - 12;
  const rows = [...families].map(([family, slugs]) => {
    const signs = slugs.map((slug) => sign(standings.get(slug), now)).join("");
    const row = signs.length > room ? `${signs.slice(0, room - 1)}…` : signs;
    const solved = slugs.filter((slug) => standings.get(slug)?.isSolved).length;
    return `${family.slice(0, width).padEnd(width)}  ${row}  ${solved}/${slugs.length}\n`;
  });
  const note = families.has(OTHER) ? `${OTHER}: no tags in problem.ts yet\n` : "";
  return `${rows.join("")}\n. never  x not solved  o solved, due again  # solved, not due\n${note}`;
}

function sign(standing: Standing | undefined, now: number): string {
  if (!standing) return ".";
  if (!standing.isSolved) return "x";
  return standing.due <= now ? "o" : "#";
}

/** Half a year, a column for each week, a row for each day of the week. */
function calendar({ attempts, now, dayOf }: Progress): string {
  const counts = new Map<number, number>();
  for (const { at } of attempts) {
    const day = dayOf(Date.parse(at));
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  const today = dayOf(now);
  const monday = today - weekday(today);
  const rows = DAYS.map((name, row) => {
    let line = `${name} `;
    for (let week = WEEKS - 1; week >= 0; week--) {
      const day = monday - 7 * week + row;
      const count = counts.get(day) ?? 0;
      line += ` ${day > today ? " " : count === 0 ? "." : count > 9 ? "+" : count}`;
    }
    return `${line.trimEnd()}\n`;
  });
  return `${rows.join("")}\nattempts a day, the last ${WEEKS} weeks\n`;
}

/** 0 for Monday; day 0 was a Thursday. */
function weekday(day: number): number {
  return (((day + 3) % 7) + 7) % 7;
}

function recent({ attempts, standings, now, dayOf }: Progress): string {
  const rows = attempts
    .slice(-RECENT)
    .reverse()
    .map(({ slug, at, solved, seconds, hints, grade }) => {
      const ago = dayOf(now) - dayOf(Date.parse(at));
      const when = ago === 0 ? "today" : ago === 1 ? "yesterday" : `${ago} days ago`;
      const result = solved ? grade : "given up";
      const due = dayOf(standings.get(slug)!.due) - dayOf(now);
      const next = due <= 0 ? "due" : `due in ${due} d`;
      const name = slug.length > 26 ? `${slug.slice(0, 25)}…` : slug.padEnd(26);
      const facts = [when.padEnd(12), result.padEnd(8), clockText(seconds).padStart(7)];
      return `${name} ${facts.join(" ")} ${String(hints).padStart(3)} ${hints === 1 ? "hint " : "hints"}  ${next}\n`;
    });
  return rows.join("");
}

function summary({ problems, standings, now }: Progress): string {
  const of = problems.flatMap(({ slug }) => standings.get(slug) ?? []);
  const solved = of.filter(({ isSolved }) => isSolved).length;
  const due = of.filter(({ due }) => due <= now).length;
  return `${solved} of ${problems.length} solved, ${due} due: npm run practice\n`;
}
