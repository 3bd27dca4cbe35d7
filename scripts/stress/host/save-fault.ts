import { casesPath, shownPath } from "../../base/host/roots";
import { systemHints } from "../../base/host/system-hints";
import { addCases } from "../../problem/host/add-cases";
import { addCaseBeside, casesBeside } from "../../problem/host/cases-beside";
import type { Fault } from "../stress-event";

const MAX_BYTES = 300_000;
const IS_THERE = "not saved: a case with this input is there already\n";

type AnsweredFault = Fault & { readonly expected: Uint8Array };

/** Saves a counter-example among the cases; returns the line to print. */
export function saveFault(
  root: string,
  slug: string,
  seed: number,
  { input, expected, verdict }: AnsweredFault,
): string {
  if (Math.max(input.length, expected.length) > MAX_BYTES) {
    return "not saved: too large for git; name generator and seed in cases.json as large-…\n";
  }
  const name = `stress-${seed}`;
  const why = `counter-example of a stress run, made minimal: solution.ts gave ${verdict}`;
  const { added } = addCases(root, slug, [
    { name, input, output: expected, origin: { from: "hand", why } },
  ]);
  if (added.length === 0) return IS_THERE;
  const file = `${casesPath(slug, root)}/${added[0]}`;
  return (
    `saved as ${file}.in and .out, and a line in cases.json;\n` +
    `  undo: ${systemHints().remove([`${file}.in`, `${file}.out`])}, and take "${added[0]}" out of cases.json\n`
  );
}

/** Saves it beside a program that is no problem's, named as its other cases are. */
export function saveBeside(program: string, { input, expected }: AnsweredFault): string {
  if (Math.max(input.length, expected.length) > MAX_BYTES) return "not saved: too large for git\n";
  const name = addCaseBeside(program, textOf(input), textOf(expected));
  const saved = casesBeside(program).cases.find((testCase) => testCase.name === name);
  if (saved === undefined) return IS_THERE;
  const file = shownPath(saved.input).replace(/\.in$/, "");
  const undo = systemHints().remove([`${file}.in`, `${file}.out`]);
  return `saved as ${file}.in and .out;\n  undo: ${undo}\n`;
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
