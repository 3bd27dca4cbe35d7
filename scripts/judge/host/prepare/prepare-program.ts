import { basename, dirname, join } from "node:path";
import { casesIn, type FoundCases } from "../../../problem/host/find-cases";
import { namedProgram } from "../../../problem/host/named-program";
import type { Program } from "../../../runner/host/program";
import type { Judged } from "../../judged";
import { comparer } from "../check/compare";
import { bundled, type PrepareOptions, prepareProblem, usualLimits } from "./prepare-problem";

/** Folders beside a program that may hold its cases; "" is its own. */
const FOLDERS = ["", "cases", "test", "tests"];

/**
 * Prepares a program that is named by its path: one in the folder of a problem is judged by that
 * problem's cases, one elsewhere by the cases that lie beside it, token by token.
 */
export async function prepareProgram(
  file: string,
  options: PrepareOptions,
): Promise<Judged<Program>> {
  const { of } = namedProgram(file)!;
  if (of) {
    const judged = await prepareProblem(of.slug, { entry: file, ...options });
    return { ...judged, label: of.part };
  }
  const { filter, limits = (usual) => usual, lastTimeMs } = options;
  const { cases, troubles } = casesBeside(file, filter);
  const { compare, mark } = comparer("", "tokens");
  return {
    slug: file,
    program: options.program ?? (await bundled(file, options)),
    limits: limits(usualLimits(undefined, options.target), options.program?.timeFactor ?? 1),
    compare,
    checker: mark,
    cases: cases.map((testCase) => {
      const lastMs = lastTimeMs?.(file, testCase.name);
      return { ...testCase, ...(lastMs !== undefined && { lastMs }) };
    }),
    troubles,
  };
}

/**
 * The cases beside a program: those named after it (a.ts: a.in, a-1.in, a.1.in) where there are
 * some, else all.
 */
function casesBeside(file: string, filter: RegExp | undefined): FoundCases {
  const folder = dirname(file);
  for (const name of FOLDERS) {
    const place = join(folder, name);
    const all = casesIn(place, place);
    if (all.count === 0) continue;
    const stem = basename(file).replace(/\.\w+$/, "");
    const isOwn = ({ name }: { name: string }) =>
      name.startsWith(stem) && /^([-_.\d]|$)/.test(name.slice(stem.length));
    const own = all.cases.some(isOwn) ? all.cases.filter(isOwn) : all.cases;
    const cases = filter ? own.filter(({ name }) => filter.test(name)) : own;
    return { cases, troubles: all.troubles };
  }
  const message = `no cases lie beside ${file}`;
  const hint = `write ${join(folder, "1.in")} and ${join(folder, "1.out")}`;
  return { cases: [], troubles: [{ message, hint }] };
}
