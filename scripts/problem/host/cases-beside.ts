import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { ExpectedError } from "../../base/expected-error";
import { typedPath, WORKSPACE } from "../../base/host/roots";
import { writeAtomically } from "../../base/host/write-atomically";
import { programOfCase, programStems } from "../program-cases";
import { everyCaseIn } from "./every-case-in";
import type { FoundCases } from "./find-cases";

/** Folders beside a program that may hold its cases; "" is its own. */
const FOLDERS = ["", "cases", "test", "tests", "sample", "samples", "testcases"];

/** The cases beside a program: those of its name and those of no program, never another's (see programOfCase). */
export function casesBeside(file: string, filter?: RegExp): FoundCases {
  const place = placeOf(file);
  if (place === undefined) {
    const message = `no cases lie beside ${typedPath(file)}`;
    const first = typedPath(`${join(dirname(file), stemOf(file))}-1`);
    const hint = `npm run case ${typedPath(file)}, or write ${first}.in and ${first}.out`;
    return { cases: [], troubles: [{ message, hint }] };
  }
  const { cases, troubles, halves } = everyCaseIn(place, stemsBeside(file), filter);
  const alone = halves.filter(isFor(file)).map(({ file: half, name }) => ({
    message: half.endsWith(".out")
      ? `${typedPath(join(place, half)).replace(/out$/, "in")} is missing`
      : `${typedPath(join(place, half))} is half a case, and is passed over`,
    hint: "write its other half, or remove it",
    name,
  }));
  const wanted = alone.filter(({ name }) => !filter || filter.test(name));
  const wantedTroubles = wanted.map(({ message, hint }) => ({ message, hint }));
  return { cases: cases.filter(isFor(file)), troubles: [...troubles, ...wantedTroubles] };
}

/**
 * Writes a case beside a program, named <program>-<n>; gives its name, undefined if it is there. An answer
 * for a case that has none becomes its answer.
 */
export function addCaseBeside(file: string, input: string, output?: string): string | undefined {
  const place = placeOf(file) ?? dirname(file);
  const cases = everyCaseIn(place, stemsBeside(file)).cases.filter(isFor(file));
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
  const name = freeName(place, file);
  writeAtomically(join(place, `${name}.in`), input);
  if (output !== undefined) writeAtomically(join(place, `${name}.out`), output);
  return name;
}

/** The folder that has cases for the program; else one that has cases that cannot be read. */
function placeOf(file: string): string | undefined {
  const folders = [...FOLDERS, stemOf(file)]; // abc/a.ts and abc/a/1.in
  const places = folders.map((name) => join(dirname(file), name));
  const stems = stemsBeside(file);
  const casesByPlace = places.map((place) => ({ place, ...everyCaseIn(place, stems) }));
  const withOwnCases = casesByPlace.find(({ cases }) => cases.some(isFor(file)));
  const broken = casesByPlace.find(
    ({ troubles, halves }) => troubles.length > 0 || halves.some(isFor(file)),
  );
  return (withOwnCases ?? broken)?.place;
}

/** Whether a case is one of the program or of all programs in its folder. */
function isFor(file: string): (testCase: { readonly name: string }) => boolean {
  const stems = stemsBeside(file);
  return ({ name }) => [stemOf(file), undefined].includes(programOfCase(name, stems));
}

function stemsBeside(file: string): string[] {
  const folder = dirname(file);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return [...new Set([...programStems(names), stemOf(file)])];
}

function stemOf(file: string): string {
  return basename(file).replace(/\.\w+$/, "");
}

/** <program>-<n>: the first that is free and that no other program's name begins. */
function freeName(place: string, file: string): string {
  const [stem, stems] = [stemOf(file), stemsBeside(file)];
  for (let count = 1; ; count++) {
    const name = `${stem}-${count}`;
    const isTaken = [".in", ".out"].some((ending) => existsSync(join(place, name + ending)));
    if (!isTaken && programOfCase(name, stems) === stem) return name;
  }
}

function textOf(path: string): string {
  return readFileSync(resolve(WORKSPACE, path), "utf8");
}
