import { readFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "glob";
import { ROOT } from "../../base/host/repository";
import type { Draft } from "../draft";
import { plainTitle } from "../slug";

const TEMPLATE = join(ROOT, "scripts/problem/template");

/** The files of a new problem's folder by name: the template with everything filled in. */
export function fillTemplate(draft: Draft): Map<string, string> {
  const files = new Map<string, string>();
  for (const file of globSync("**/*", { cwd: TEMPLATE, posix: true, nodir: true }).sort()) {
    // A test may not be named as one in the template, or it would run there.
    const text = moved(readFileSync(join(TEMPLATE, file), "utf8"));
    files.set(file.replace(/\.txt$/, ""), fill(text, draft));
  }
  return files;
}

/** Imports as they read from problems/<slug>/. */
function moved(text: string): string {
  return text
    .replaceAll('from "../../../lib/', 'from "../../lib/')
    .replace(/from "\.\.\/(?!\.)/g, 'from "../../scripts/problem/');
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
      ...(draft.interactor ? [`\n  interactor: ${literal(draft.interactor)},`] : []),
    ].join(""),
    "judges: []": judge
      ? `judges: [{ judge: "${judge.judge}", id: ${JSON.stringify(judge.id)} }]`
      : "judges: []",
    "timeLimitMs: 2000": `timeLimitMs: ${draft.timeLimitMs ?? 2000}`,
    "memoryLimitMiB: 512": `memoryLimitMiB: ${draft.memoryLimitMiB ?? 512}`,
  };
  const places = Object.keys(words).map((word) => word.replace(/[[\]{}]/g, "\\$&"));
  return text.replace(new RegExp(places.join("|"), "g"), (word) => words[word]!);
}

/** In the quotes that need fewer escapes, as our formatter has it. */
function stringLiteral(text: string): string {
  const double = JSON.stringify(text);
  const marks = (mark: string) => text.split(mark).length;
  if (marks('"') <= marks("'")) return double;
  return `'${double.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** A value as our formatter writes it. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, each]) => `${key}: ${literal(each)}`);
  return `{ ${fields.join(", ")} }`;
}
