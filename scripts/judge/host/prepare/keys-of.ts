import { contentHash } from "../../../problem/host/content-hash";
import { hash, type Program } from "../../../runner/host/program";
import type { Judged } from "../../judged";
import type { RunKeys } from "../../sharing/run-keys";

const MARK_LETTERS = 16;

/**
 * The keys of a problem with all of its cases. They are the same on another machine: a bundle counts by its text, and
 * its runtime by the name that the report has.
 */
export function keysOf(problem: Judged<Program>): RunKeys {
  const { program, cases, checker, limits, crlfOn = "" } = problem;
  const mark = (...parts: string[]) => hash(...parts).slice(0, MARK_LETTERS);
  const bytes = ({ input, expected }: (typeof cases)[number]) => [
    contentHash(input),
    expected === undefined ? "" : contentHash(expected),
  ];
  return {
    program: mark("compileError" in program ? program.compileError : textOf(program)),
    cases: mark(...cases.flatMap((testCase) => [testCase.name, ...bytes(testCase)])),
    checker: mark(checker),
    limits: mark(JSON.stringify(limits), crlfOn),
  };
}

function textOf({ bundle, sha256 }: Program): string {
  return bundle?.code ?? sha256;
}
