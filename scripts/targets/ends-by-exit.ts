import type { Target } from "./target";

/** The note for the author of such a program. */
export const ENDS_BY_EXIT =
  "process.exit cuts output that still waits where stdout is a pipe: set process.exitCode and return";

const MODULE = String.raw`require\s*\(\s*["'\x60](?:node:)?process["'\x60]\s*\)`;
const NAME = String.raw`([\w$]+)`;
const IMPORTED = new RegExp(
  String.raw`\bimport\s+(?:\*\s*as\s+)?${NAME}\s+from\s*["'](?:node:)?process["']`,
  "g",
);

type Kind = Pick<Target, "stdout" | "runtime">;

/** Whether the file's own words show that it may lose output on that judge. */
export function mayBeCut(code: string, target: Kind | undefined): boolean {
  return cutsAtExit(target) && namesExit(withoutComments(code));
}

/** Whether output may wait at process.exit there: Deno writes at once, and nobody waits for a file. */
export function cutsAtExit(target: Kind | undefined): boolean {
  return target?.stdout !== "file" && target?.runtime.name !== "deno";
}

/**
 * Whether a program can exit at all, by process.exit under any name; only a run shows whether it does. False
 * where every word that leads to process is one of the harmless ones.
 */
export function canExit(code: string): boolean {
  return WAYS.some((way) => way.test(withoutComments(code).replace(HARMLESS, "")));
}

const HARMLESS =
  /\bprocess\s*\??\.\s*(?:(?:stdin|stdout|stderr|argv|env|exitCode|hrtime|memoryUsage|nextTick|on|once|versions?|platform|cwd|cpuUsage|uptime)\b|getBuiltinModule\s*\(\s*["'`](?:node:)?fs["'`]\s*\))/g;

const WAYS = [
  /\bprocess\b/,
  /\b(?:eval|Function)\b/,
  /\.\s*constructor\b/,
  /\b(?:globalThis|global)\b(?!\s*\??\.\s*\w)/,
  /\bimport\s*\(/,
  /\brequire\s*\(\s*(?!["'`](?:node:)?(?:fs|readline|os|path|util|assert|buffer|events|stream|string_decoder|perf_hooks)["'`])/,
  /\\u(?:00|\{0*)[67]|\\x[67]/i, // a name whose letters are written by their numbers
];

function withoutComments(code: string): string {
  return code.replace(/^\s*(?:\/\/|\*|\/\*).*$/gm, "");
}

/** Whether process.exit is taken from process, or from another name that was given to it. */
function namesExit(text: string): boolean {
  const names = new Set(["process"]);
  for (const [, name] of text.matchAll(IMPORTED)) names.add(name!);
  for (let before = 0; before < names.size; ) {
    before = names.size;
    const processNames = ownOf(names);
    const alias = new RegExp(
      String.raw`(?<![.\w$])${NAME}\s*(?::[^=;,(){}]+)?=\s*(?:\w+\s*\(\s*)?${processNames}(?!\s*(?:\?\.|[.\w$([]))`,
      "g",
    );
    for (const [, name] of text.matchAll(alias)) names.add(name!);
  }
  const processNames = ownOf(names);
  const ways = [
    String.raw`${processNames}\s*(?:\?\.|\.)\s*(?:default\s*\.\s*)?(?:exit|reallyExit)\b`,
    String.raw`${processNames}\s*(?:\?\.\s*)?\[\s*["'\x60](?:exit|reallyExit)["'\x60]\s*\]`,
    String.raw`\{[^{}]*\b(?:exit|reallyExit)\b[^{}]*\}\s*(?:=\s*${processNames}|from\s*["'](?:node:)?process["'])`,
  ];
  return ways.some((way) => new RegExp(way).test(text));
}

/** A pattern for every way to write the object itself. */
function ownOf(names: ReadonlySet<string>): string {
  const words = [...names].map((name) => name.replaceAll("$", "\\$"));
  const place = String.raw`(?:(?:globalThis|global)\s*\??\.\s*)?`;
  return String.raw`(?:${place}(?<![\w$])(?:${words.join("|")})(?![\w$])|(?:globalThis|global)\s*\[\s*["'\x60]process["'\x60]\s*\]|${MODULE})`;
}
