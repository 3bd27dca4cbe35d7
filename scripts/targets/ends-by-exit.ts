import type { Target } from "./target";

/** What the author of such a program is told. */
export const ENDS_BY_EXIT =
  "process.exit cuts output that still waits where stdout is a pipe: set process.exitCode and return";

const CALLS = [
  /\bprocess\s*\??\.\s*(?:exit|reallyExit)\b/,
  /\bprocess\s*(?:\?\.)?\s*\[\s*["'`]exit["'`]\s*\]/,
  /\{[^{}]*\bexit\b[^{}]*\}\s*(?:=|from)\s*(?:require\s*\(\s*)?["']?(?:node:)?process\b/,
];

/** Whether a program that may call process.exit can lose output on that judge: its stdout is no file. */
export function mayBeCut(code: string, target: Pick<Target, "stdout"> | undefined): boolean {
  if (target?.stdout === "file") return false;
  const text = code.replace(/^\s*(?:\/\/|\*|\/\*).*$/gm, "");
  return CALLS.some((call) => call.test(text));
}
