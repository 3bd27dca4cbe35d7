import { ExpectedError } from "../../base/expected-error";
import type { SourceFile } from "../../base/source-file";
import type { PackageDraft } from "../packages/package-draft";
import { CARGO_FILE, cargoProblem } from "./cargo-compete";
import { CPH_FILE, cphProblem, cphProgram } from "./cph";

export interface ToolProblem {
  readonly path: string;
  readonly draft: PackageDraft;
  /** Its program, where that is here. */
  readonly program?: string;
}

/** The problems that CPH and cargo-compete keep among these files; oj's are plain cases. `name` is the folder's. */
export function toolProblems(files: readonly SourceFile[], name: string): ToolProblem[] {
  return files.flatMap((file) => {
    const { path } = file;
    if (CPH_FILE.test(path)) {
      const program = path.replace(/\.cph\/[^/]+$/, "") + cphProgram(path);
      const isHere = files.some((other) => other.path === program);
      return { path, draft: read(path, () => cphProblem(file)), ...(isHere && { program }) };
    }
    if (!CARGO_FILE.test(path)) return [];
    const base = path.replace(/testcases\/[^/]+$/, "");
    const manifest = files.find((other) => other.path === `${base}Cargo.toml`);
    const contest = base.split("/").at(-2) ?? name;
    const draft = read(path, () => cargoProblem(file, contest, manifest));
    return draft ? { path, draft } : [];
  });
}

/** A fault names the file. */
function read<Draft>(path: string, draft: () => Draft): Draft {
  try {
    return draft();
  } catch (error) {
    const [why] = (error as Error).message.split("\n");
    throw new ExpectedError(`${path}: ${why}`, "mend it, or import the others alone");
  }
}
