import { type Compared, VERDICTS } from "./verdict";

/** The verdict that a wrong program names in its first line: `// expect: WA — why`. */
export function expectedVerdict(source: string): Compared | undefined {
  const name = /^\/\/ expect: ([A-Z]+) — \S/.exec(source)?.[1];
  return VERDICTS.find((verdict) => verdict === name);
}
