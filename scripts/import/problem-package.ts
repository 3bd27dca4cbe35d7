import { extname } from "node:path";
import type { SourceFile } from "../base/source-file";
import { type PackageFacts, packageFacts } from "./package-facts";

/** A script of the package that judges answers, or talks with the program. */
export interface Validator {
  /** Its name in the problem's folder. */
  readonly name: string;
  readonly command: readonly string[];
  readonly content: Uint8Array;
}

/** What an ICPC package (legacy, 2025-09 or DOMjudge's variant) holds besides its cases. */
export interface ProblemPackage {
  readonly facts: PackageFacts;
  /** The files among which its cases are. */
  readonly caseFiles: readonly SourceFile[];
  readonly validator: Validator | undefined;
  readonly validatorFlags: readonly string[];
  /** Paths of what is not taken over: programs and validators in other languages than ours. */
  readonly leftOut: Readonly<Record<"output validator" | "input validator" | "submission", number>>;
}

/** Interpreters of scripts that need no compiler. */
const INTERPRETERS: Readonly<Record<string, string>> = {
  ".py": "python3",
  ".js": "node",
  ".cjs": "node",
  ".mjs": "node",
};

/** The package that the files are, at the top or in one folder; undefined when they are none. */
export function problemPackage(files: readonly SourceFile[]): ProblemPackage | undefined {
  const yaml = files.find(({ path }) => /^([^/]+\/)?problem\.yaml$/.test(path));
  const ini = files.find(({ path }) => /^([^/]+\/)?domjudge-problem\.ini$/.test(path));
  const first = yaml ?? ini;
  if (!first) return undefined;
  const base = first.path.slice(0, first.path.lastIndexOf("/") + 1);
  const within = (folder: RegExp) =>
    files.filter(({ path }) => path.startsWith(base) && folder.test(path.slice(base.length)));
  const text = yaml ? textOf(yaml) : "";
  const timeLimitMs = outsideTimeLimit(ini, within(/^\.timelimit$/)[0]);
  const facts = { ...(timeLimitMs && { timeLimitMs }), ...titleOf(ini), ...packageFacts(text) };
  const data = within(/^data\/(sample|secret)\//);
  const paths = new Set(data.map(({ path }) => path));
  const validators = within(/^output_validators?\//);
  const validator = scriptOf(validators);
  return {
    facts,
    // Beside an .ans an .out is only what contestants may look at.
    caseFiles: data.filter(
      ({ path }) => !paths.has(path.replace(/\.out$/, ".ans")) || !path.endsWith(".out"),
    ),
    validator,
    validatorFlags: (/^validator_flags:[ \t]*(.*)$/m.exec(text)?.[1] ?? "")
      .split(/\s+/)
      .filter(Boolean),
    leftOut: {
      "output validator": validator ? 0 : Number(validators.length > 0),
      "input validator": Number(
        within(/^(input_validators?|input_format_validators)\//).length > 0,
      ),
      submission: within(/^submissions\//).length,
    },
  };
}

function scriptOf(files: readonly SourceFile[]): Validator | undefined {
  const [only] = files;
  if (files.length !== 1 || !only) return undefined;
  const ending = extname(only.path);
  const interpreter = INTERPRETERS[ending];
  if (!interpreter) return undefined;
  const name = `validator${ending}`;
  return { name, command: [interpreter, name], content: only.read() };
}

/** DOMjudge has the limit in its ini, problemtools in a file of its own; both in seconds. */
function outsideTimeLimit(ini?: SourceFile, file?: SourceFile): number | undefined {
  const word = ini ? iniValue(ini, "timelimit") : file && textOf(file).trim();
  const seconds = Number(word);
  return word && seconds >= 0.001 && seconds <= 100_000 ? Math.round(seconds * 1000) : undefined;
}

function titleOf(ini?: SourceFile): { title?: string } {
  const title = ini && iniValue(ini, "name");
  return title ? { title } : {};
}

function iniValue(ini: SourceFile, key: string): string | undefined {
  const value = new RegExp(`^${key}[ \\t]*=[ \\t]*(.*?)[ \\t]*$`, "m").exec(textOf(ini))?.[1];
  return value?.replace(/^(["'])(.*)\1$/, "$2");
}

function textOf(file: SourceFile): string {
  return new TextDecoder().decode(file.read()).replaceAll("\r\n", "\n");
}
