/** What the tools read of every problem.ts; the compiler, which knows all of it, may not have seen it. */
const NEEDED = {
  title: (value: unknown) => typeof value === "string" || "a text",
  timeLimitMs: (value: unknown) => Number(value) > 0 || "a number of milliseconds above 0",
  memoryLimitMiB: (value: unknown) => Number(value) > 0 || "a number of MiB above 0",
  checker: (value: unknown) => /^(string|object)$/.test(typeof value) || "the name of a checker",
  judges: (value: unknown) =>
    Array.isArray(value) && value.every(isEntry)
      ? value.every(hasPage) || "a list whose pages are addresses of the web"
      : "a list of { judge, id }",
  bounds: (value: unknown) => isObject(value) || "an object of numbers by name",
  perTest: (value: unknown) =>
    value === undefined || (Number.isInteger(value) && Number(value) > 0) || "a number of lines",
  score: (value: unknown) =>
    [undefined, "minimise", "maximise"].includes(value as undefined) || '"minimise" or "maximise"',
  technique: (value: unknown) => typeof value === "string" || "a text",
  tags: (value: unknown) => Array.isArray(value) || "a list of texts",
  difficulty: (value: unknown) =>
    ["easy", "medium", "hard"].includes(String(value)) || '"easy", "medium" or "hard"',
} as const;

/** The first thing that is wrong with what a problem.ts exports; undefined where nothing is. */
export function problemFault(problem: unknown): string | undefined {
  if (!isObject(problem)) return `problem must be an object, got ${shown(problem)}`;
  for (const [name, test] of Object.entries(NEEDED)) {
    const value = problem[name];
    const expected = test(value);
    if (expected !== true) return `${name} must be ${expected}, got ${shown(value)}`;
  }
  return undefined;
}

function isEntry(value: unknown): boolean {
  return isObject(value) && typeof value.judge === "string" && typeof value.id === "string";
}

function hasPage({ page }: { page?: unknown }): boolean {
  return page === undefined || (typeof page === "string" && /^https?:\/\//.test(page));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

const LONGEST = 40;

function shown(value: unknown): string {
  return value === undefined
    ? "nothing"
    : (JSON.stringify(value) ?? typeof value).slice(0, LONGEST);
}
