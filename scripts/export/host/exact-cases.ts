import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { scratchFolder } from "../../base/host/scratch-folder";
import type { ExportedCase, StandaloneProgram } from "../exported-problem";
import type { Format } from "../format";
import { inputValidator } from "./standalone-program";

export interface ValidatedCases {
  readonly inputValidator: StandaloneProgram;
  readonly cases: readonly ExportedCase[];
  /** Names of cases that only the exact validator refuses, or that equal others but for line ends. */
  readonly leftOut: readonly string[];
  readonly isExact: boolean;
}

/** What an exact validator may refuse: other cases need not be tried. */
const SUSPECT = /[^\n -~\x80-\xff]| {2}|(?:^|\n)[ \n]| (?:\n|$)|[^\n]$|(?:^|[ \n])-?0[\d]|-0/;
const BLANK_LINE = /(?:^|\n)\n/;
const BLANK_END = /(?:^|\n)\n$/;

/** A case as a package holds it; `isMended` where its line ends are not as they are here. */
export type ReadCase = ExportedCase & { readonly isMended: boolean };

/**
 * The input validator of a package, which holds white space exactly, and the cases that it accepts. It is
 * as lenient as here with `keepsAll`, and where the statement's own samples are not exact.
 */
export async function validatedCases(
  slug: string,
  format: Format,
  cases: readonly ReadCase[],
  keepsAll: boolean,
): Promise<ValidatedCases> {
  const lenient = async () => {
    const program = await inputValidator(slug, format, "lenient");
    return { inputValidator: program, cases, leftOut: [], isExact: false };
  };
  if (keepsAll) return lenient();
  const samples = cases.filter(({ isSample }) => isSample);
  const givers = samples.length > 0 ? samples : cases;
  const isUsual = (pattern: RegExp) => {
    const count = givers.filter(({ input }) => pattern.test(textOf(input))).length;
    return samples.length > 0 ? count > 0 : 2 * count > cases.length;
  };
  const exact = await inputValidator(slug, format, {
    blankLines: isUsual(BLANK_LINE),
    blankEnd: isUsual(BLANK_END),
  });
  const folder = scratchFolder();
  try {
    const program = join(folder, "validate.js");
    writeFileSync(program, exact.files[0]!.content);
    const isRefused = ({ input }: ExportedCase) =>
      SUSPECT.test(textOf(input)) &&
      spawnSync(process.execPath, [program], { input }).status !== format.validExit;
    const refused = new Set(cases.filter((own) => isTwin(own, cases) || isRefused(own)));
    if (samples.some((sample) => refused.has(sample))) return await lenient();
    return {
      inputValidator: exact,
      cases: cases.filter((testCase) => !refused.has(testCase)),
      leftOut: [...refused].map(({ name }) => name),
      isExact: true,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether only its line ends told a case from another: hosts warn of equal inputs. */
function isTwin(own: ReadCase, cases: readonly ReadCase[]): boolean {
  if (!own.isMended || own.isSample || own.points !== undefined) return false;
  const others = cases.filter((other, at) => !other.isMended || at < cases.indexOf(own));
  return others.some(({ input }) => Buffer.compare(input, own.input) === 0);
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1");
}
