import { readFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "glob";
import { DESK, TOOL, WORKSPACE } from "../../base/host/roots";
import type { Draft } from "../draft";
import { withPage } from "../judge-pages";
import { plainTitle } from "../slug";
import { withImports } from "../template-imports";

const TEMPLATE = join(TOOL, "scripts/problem/template");
const IS_CLONE = WORKSPACE === TOOL;

/**
 * The files of a new problem's folder by name: the template with everything filled in. For an interactive
 * problem the files of interactive/ replace those of the same name.
 */
export function fillTemplate(draft: Draft): Map<string, string> {
  const pattern = draft.interactor === "own" ? "*" : "!(interact.ts)";
  const files = new Map([...filled(TEMPLATE, pattern, draft), ...interactive(TEMPLATE, draft)]);
  if (!IS_CLONE) files.delete("solution.test.ts"); // for vitest, and by modules of a clone
  return files;
}

/** The files of a small solved problem for a workspace, by their paths from its folder. */
export function firstProblem(): Map<string, string> {
  return movedFiles(join(TEMPLATE, "first"), "**", false);
}

/**
 * The files of a task on the desk: those that judging needs, without a card. The user's files in
 * .contest/template (and its interactive/) replace the template's files or add to them.
 */
export function fillDeskTemplate(draft: Draft, root = WORKSPACE): Map<string, string> {
  const interact = draft.interactor === "own" ? "interact.ts" : "";
  const usersTemplate = join(root, DESK, "template");
  return new Map([
    ...filled(TEMPLATE, `{problem.ts,${interact}}`, draft),
    ...filled(join(TEMPLATE, "desk"), "*", draft),
    ...filled(usersTemplate, "*", draft),
    ...interactive(join(TEMPLATE, "desk"), draft),
    ...interactive(usersTemplate, draft),
  ]);
}

function interactive(template: string, draft: Draft): Map<string, string> {
  const folder = join(template, "interactive");
  return draft.interactor ? filled(folder, "*", draft) : new Map();
}

function filled(folder: string, pattern: string, draft: Draft): Map<string, string> {
  const files = movedFiles(folder, pattern);
  for (const [file, text] of files) files.set(file, fill(text, draft));
  return files;
}

/** Files of a folder as they stand in problems/<slug>/. */
function movedFiles(folder: string, pattern: string, isClone = IS_CLONE): Map<string, string> {
  const files = new Map<string, string>();
  for (const file of globSync(pattern, { cwd: folder, posix: true, nodir: true }).sort()) {
    // A test in the template has another extension, or vitest would run it there.
    const text = withImports(readFileSync(join(folder, file), "utf8"), isClone);
    files.set(file.replace(/\.txt$/, ""), text);
  }
  return files;
}

function fill(text: string, draft: Draft): string {
  const title = plainTitle(draft.title);
  const { judge } = draft;
  const source = judge ? `${judge.judge} ${judge.id}` : (draft.address ?? "own");
  const words: Record<string, string> = {
    '"{{title}}"': stringLiteral(title),
    "{{title}}": title,
    "{{slug}}": draft.slug,
    "{{source}}": source.replaceAll("*/", "*%2F"),
    "{{links}}": draft.address ? `<${draft.address}>` : "No judge asks this, as far as is known.",
    'checker: "tokens",': [
      `checker: ${literal(draft.checker ?? "tokens")},`,
      ...(draft.interactor ? [`interactor: ${literal(draft.interactor)},`] : []),
      ...(draft.passes ? [`passes: ${draft.passes},`] : []),
      ...(draft.programFiles ? [`files: ${literal(draft.programFiles)},`] : []),
      ...(draft.unjudged ? [longText("unjudged", draft.unjudged)] : []),
    ].join("\n  "),
    ...(draft.programFiles && {
      "import { runProgram } from": "import { runOnFiles } from",
      "runProgram(solve);": `runOnFiles(solve, ${literal(draft.programFiles)});`,
    }),
    ...(draft.assumed &&
      draft.assumed.length > 0 && {
        "export const problem": `// Assumed: ${draft.assumed.join("; ")}.\nexport const problem`,
      }),
    "{{address}}": draft.address ?? "",
    "judges: []": judge
      ? `judges: [{ judge: "${judge.judge}", id: ${JSON.stringify(judge.id)} }]`
      : "judges: []",
    "timeLimitMs: 2000": `timeLimitMs: ${draft.timeLimitMs ?? 2000}`,
    "memoryLimitMiB: 512": [
      `memoryLimitMiB: ${draft.memoryLimitMiB ?? 512}`,
      ...(draft.outputLimitMiB === undefined ? [] : [`outputLimitMiB: ${draft.outputLimitMiB}`]),
    ].join(",\n  "),
  };
  const places = Object.keys(words).map((word) => word.replace(/[[\]{}()]/g, "\\$&"));
  const whole = text.replace(new RegExp(places.join("|"), "g"), (word) => words[word]!);
  return judge ? withPage(whole, judge) : whole;
}

/** Puts a long field on the next line, like our formatter. */
function longText(name: string, text: string): string {
  const line = `${name}: ${stringLiteral(text)},`;
  return line.length + 2 > 100 ? line.replace(": ", ":\n    ") : line;
}

/** Takes the quotes that need fewer escapes, like our formatter. */
function stringLiteral(text: string): string {
  const double = JSON.stringify(text);
  const marks = (mark: string) => text.split(mark).length;
  if (marks('"') <= marks("'")) return double;
  return `'${double.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** A value in our formatter's style. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, field]) => `${key}: ${literal(field)}`);
  return `{ ${fields.join(", ")} }`;
}
