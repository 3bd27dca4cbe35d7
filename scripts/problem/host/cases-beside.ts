import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { ExpectedError } from "../../base/expected-error";
import { typedPath, WORKSPACE } from "../../base/host/roots";
import { writeAtomically } from "../../base/host/write-atomically";
import { casesIn, type FoundCases } from "./find-cases";

/** Folders beside a program that may hold its cases; "" is its own. */
const FOLDERS = ["", "cases", "test", "tests"];

/**
 * The cases beside a program: those named after it (a.ts: a.in, a-1.in, a.1.in) where there are
 * some, else all.
 */
export function casesBeside(file: string, filter?: RegExp): FoundCases {
  const place = placeOf(file);
  if (place === undefined) {
    const message = `no cases lie beside ${typedPath(file)}`;
    const first = typedPath(`${join(dirname(file), stemOf(file))}-1`);
    const hint = `npm run case ${typedPath(file)}, or write ${first}.in and ${first}.out`;
    return { cases: [], troubles: [{ message, hint }] };
  }
  const all = casesIn(place, place);
  const own = all.cases.filter(isOf(file));
  const some = own.length > 0 ? own : all.cases;
  const cases = filter ? some.filter(({ name }) => filter.test(name)) : some;
  return { cases, troubles: all.troubles };
}

/**
 * Writes a case beside a program, named as its others are; gives its name, undefined if it is there. An answer
 * for a case that has none becomes its answer.
 */
export function addCaseBeside(file: string, input: string, output?: string): string | undefined {
  const place = placeOf(file) ?? dirname(file);
  const { cases } = casesIn(place, place);
  const same = cases.find((one) => textOf(one.input) === input);
  if (same) {
    const { name, expected } = same;
    if (output === undefined || (expected && textOf(expected) === output)) return undefined;
    if (expected === undefined) {
      writeAtomically(join(place, `${name}.out`), output);
      return name;
    }
    throw new ExpectedError(
      `${name} has this input and another output`,
      typedPath(resolve(WORKSPACE, expected)),
    );
  }
  const start = cases.length > 0 && !cases.some(isOf(file)) ? "" : `${stemOf(file)}-`;
  const name = freeName(place, start);
  writeAtomically(join(place, `${name}.in`), input);
  if (output !== undefined) writeAtomically(join(place, `${name}.out`), output);
  return name;
}

/** The folder that has cases of the program, or of all programs beside it. */
function placeOf(file: string): string | undefined {
  const places = FOLDERS.map((name) => join(dirname(file), name));
  return places.find((place) => casesIn(place, place).count > 0);
}

function isOf(file: string): (testCase: { readonly name: string }) => boolean {
  const stem = stemOf(file);
  return ({ name }) => name.startsWith(stem) && /^([-_.\d]|$)/.test(name.slice(stem.length));
}

function stemOf(file: string): string {
  return basename(file).replace(/\.\w+$/, "");
}

function freeName(place: string, start: string): string {
  for (let count = 1; ; count++) {
    const path = join(place, `${start}${count}`);
    if (!existsSync(`${path}.in`) && !existsSync(`${path}.out`)) return `${start}${count}`;
  }
}

function textOf(path: string): string {
  return readFileSync(resolve(WORKSPACE, path), "utf8");
}
