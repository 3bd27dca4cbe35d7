import { nearest } from "../base/nearest";

/** One program that is to be judged by the cases of one problem. */
export interface Job {
  /** Whose it is; the file where left out. */
  readonly who: string;
  readonly problem: string;
  /** Its path from where the user stands. */
  readonly file: string;
}

const FIELDS = ["who", "problem", "file"] as const;

/** The job of a line of JSON, or what is wrong with the line. */
export function parseJob(line: string): Job | string {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    return `no JSON: ${(error as Error).message}`;
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return 'no job: expected {"who": …, "problem": …, "file": …}';
  }
  for (const [name, text] of Object.entries(value)) {
    if (!(FIELDS as readonly string[]).includes(name)) {
      const [near] = nearest(name, FIELDS);
      const names = FIELDS.join(", ");
      return `unknown field "${name}": ${near === undefined ? `a job has ${names}` : `is it ${near}?`}`;
    }
    if (typeof text !== "string" || text === "") {
      return `${name} must be a text that is not empty, found ${JSON.stringify(text)}`;
    }
  }
  const { who, problem, file } = value as Partial<Job>;
  if (problem === undefined || file === undefined) {
    return `${problem === undefined ? "problem" : "file"} is missing`;
  }
  return { who: who ?? file, problem, file };
}
