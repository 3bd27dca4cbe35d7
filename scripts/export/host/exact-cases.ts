import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ExpectedError } from "../../base/expected-error";
import { problemFolder } from "../../base/host/roots";
import { problemExport } from "../../problem/host/problem-module";
import type { ExportedCase, ExportedProblem } from "../exported-problem";
import type { Format } from "../format";
import { exactValidator, inputValidator, type Validate } from "./standalone-program";

type ValidatedCases = Pick<ExportedProblem, "inputValidator" | "cases" | "leftOut" | "notExact">;

/** A case as a package holds it; `isMended` where its line ends are not as they are here. */
export type ReadCase = ExportedCase & { readonly isMended: boolean };

/**
 * The input validator of a package, which holds white space exactly, and the cases that it accepts. It is
 * as lenient as here with `keepsAll`, and where the statement's own samples, or all cases, are not exact.
 */
export async function validatedCases(
  slug: string,
  format: Format,
  cases: readonly ReadCase[],
  keepsAll: boolean,
): Promise<ValidatedCases> {
  const asHere = async (notExact: string): Promise<ValidatedCases> => ({
    inputValidator: await inputValidator(slug, format, false),
    cases,
    leftOut: [],
    notExact,
  });
  if (keepsAll) return asHere("every case is kept");
  const lenient = problemExport<Validate>(slug, "validate.ts", "validate")!;
  const exact = await exactValidator(slug);
  const leftOut: string[] = [];
  for (const { name, input, isSample } of cases) {
    const fault = faultOf(exact, input);
    if (fault === undefined) continue;
    const realFault = faultOf(lenient, input);
    if (realFault !== undefined) {
      throw new ExpectedError(`${slug}/${name}: ${realFault}`, `npm run check -- ${slug}`);
    }
    if (isSample) return asHere(`${name}: ${fault}${saysEndLine(slug) ? "" : ADVICE}`);
    leftOut.push(name);
  }
  if (leftOut.length === cases.length) return asHere(`${leftOut[0]} is like every case`);
  leftOut.push(...cases.filter((own) => isTwin(own, cases)).map(({ name }) => name));
  return {
    inputValidator: await inputValidator(slug, format, true),
    cases: cases.filter(({ name }) => !leftOut.includes(name)),
    leftOut,
  };
}

const ADVICE = "; write scanner.endLine() in validate.ts where the statement ends a line";

function saysEndLine(slug: string): boolean {
  return readFileSync(join(problemFolder(slug), "validate.ts"), "utf8").includes(".endLine()");
}

function faultOf(validate: Validate, input: Uint8Array): string | undefined {
  try {
    validate(input);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Whether only its line ends told a case from another: hosts warn of equal inputs. */
function isTwin(own: ReadCase, cases: readonly ReadCase[]): boolean {
  if (!own.isMended || own.isSample || own.points !== undefined) return false;
  const others = cases.filter((other, at) => !other.isMended || at < cases.indexOf(own));
  return others.some(({ input }) => Buffer.compare(input, own.input) === 0);
}
