import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ExpectedError } from "../../../base/expected-error";
import { CACHE, problemFolder, problemPath } from "../../../base/host/roots";
import { writeAtomically } from "../../../base/host/write-atomically";
import { exampleFile } from "../../../problem/host/example-file";
import type { Problem } from "../../../problem/problem";
import { hash } from "../../../runner/host/program";
import type { Interactor } from "../../judged";
import { outsideProgram } from "./checker-program";

/** The interactor of an interactive problem, ready to be started. */
export function interactorOf(
  slug: string,
  choice: Problem["interactor"],
): (Interactor & { readonly mark: string; readonly isOpen?: boolean }) | undefined {
  if (choice === undefined) return undefined;
  if (choice !== "own") return outsideProgram(slug, choice);
  const source = join(problemFolder(slug), "interact.ts");
  const shown = `${problemPath(slug)}/interact.ts`;
  const example = exampleFile("interact.ts");
  if (!existsSync(source)) {
    const hint = `write it as ${example} is, or leave "interactor" out of problem.ts`;
    throw new ExpectedError(`${shown} is missing`, hint);
  }
  const text = readFileSync(source, "utf8");
  if (UNWRITTEN.test(text)) {
    const hint = `edit it: its talk() reads the program's lines and answers, as in ${example}`;
    throw new ExpectedError(`${shown} is not written yet: it plays the judge`, hint);
  }
  return ownInteractor(text);
}

/** Whether the checker judges what the interactor writes as its output. */
export function isChecked(choice: Problem["interactor"]): boolean {
  return typeof choice === "object" && "testlib" in choice && choice.isChecked === true;
}

/** A line of the template, which says itself that it is to be deleted. */
const UNWRITTEN = /^ *if \(input\) end\("unfinished", .*$/m;

/** interact.ts as a program that Node runs. */
export function ownInteractor(text: string): Interactor & { readonly mark: string } {
  const mark = hash(text);
  const file = join(CACHE, "interactors", `${mark.slice(0, 16)}.js`);
  if (!existsSync(file)) writeAtomically(file, withoutTypes(text));
  return { convention: "icpc", command: [process.execPath, file], mark };
}

/** An interactor is one file that imports nothing but Node's own modules. */
function withoutTypes(text: string): string {
  const ts = require("typescript") as typeof import("typescript");
  const { CommonJS } = ts.ModuleKind;
  const compilerOptions = { module: CommonJS, target: ts.ScriptTarget.ES2022 };
  return ts.transpileModule(text, { compilerOptions }).outputText;
}
