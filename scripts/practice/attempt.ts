export const GRADES = ["again", "hard", "easy"] as const;
export type Grade = (typeof GRADES)[number];

/** One line of the history: work on a problem, from its statement to a verdict or to giving up. */
export interface Attempt {
  readonly slug: string;
  /** When it ended: ISO 8601, UTC. */
  readonly at: string;
  readonly solved: boolean;
  readonly seconds: number;
  /** How often the judge ran. */
  readonly runs: number;
  readonly hints: number;
  readonly grade: Grade;
}

/** The attempts of a history file, oldest first; other lines are skipped and counted. */
export function parseHistory(text: string): { attempts: Attempt[]; broken: number } {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const attempts = lines.flatMap((line) => parseAttempt(line) ?? []);
  attempts.sort((a, b) => a.at.localeCompare(b.at));
  return { attempts, broken: lines.length - attempts.length };
}

function parseAttempt(line: string): Attempt | undefined {
  let value: Partial<Attempt> | null;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (typeof value !== "object" || value === null) return undefined;
  const { slug, at, solved, seconds, runs, hints, grade } = value;
  const isGood =
    typeof slug === "string" &&
    typeof at === "string" &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(at) &&
    typeof solved === "boolean" &&
    [seconds, runs, hints].every((count) => typeof count === "number" && count >= 0) &&
    GRADES.includes(grade as Grade);
  return isGood ? (value as Attempt) : undefined;
}
