import { casesBeside } from "../../../problem/host/cases-beside";
import { decidingBeside } from "../../../problem/host/deciding-beside";
import { ownerOf } from "../../../problem/host/named-program";
import type { Program } from "../../../runner/host/program";
import { ignoresBlanks } from "../../checkers/pure-checker";
import type { Judged } from "../../judged";
import { comparer } from "../check/compare";
import { bundled, factorOf, type PrepareOptions, prepareProblem } from "./prepare-problem";
import { cutOf, notesOf, waysOf } from "./target-program";
import { usualLimits } from "./usual-limits";

/**
 * Prepares a program that is named by its path: one in the folder of a problem is judged by that
 * problem's cases, one elsewhere by the cases that lie beside it, token by token.
 */
export async function prepareProgram(
  file: string,
  options: PrepareOptions,
): Promise<Judged<Program>> {
  const of = ownerOf(file);
  if (of) {
    const judged = await prepareProblem(of.slug, { entry: file, ...options });
    return { ...judged, label: of.part };
  }
  const { filter, limits = (usual) => usual, lastTimeMs } = options;
  const { cases, troubles } = casesBeside(file, filter);
  const usual = usualLimits(undefined, options.target);
  const choice = options.checker ?? "tokens";
  const { compare, mark } = comparer("", choice);
  const program = options.program ?? (await bundled(file, usual, options));
  const notes = [...(notesOf(program).notes ?? []), ...decidingBeside(file, cases)];
  return {
    slug: file,
    program,
    ...cutOf(program, options.target),
    ...waysOf(options.target, usual.memoryMiB),
    ...(notes.length > 0 && { notes }),
    limits: limits(usual, factorOf(program)),
    compare,
    checker: mark,
    isBuiltIn: true,
    ...(ignoresBlanks(choice) && { ignoresBlanks: true as const }),
    cases: cases.map((testCase) => {
      const lastMs = lastTimeMs?.(file, testCase.name);
      return { ...testCase, ...(lastMs !== undefined && { lastMs }) };
    }),
    troubles,
  };
}
