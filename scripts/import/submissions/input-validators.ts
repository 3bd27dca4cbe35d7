import type { SourceFile } from "../../base/source-file";
import { testGroups } from "../icpc/test-groups";
import { validators } from "../icpc/validators";
import type { FoundPackage, PackageKind } from "../packages/find-packages";
import { programFiles } from "../packages/program-files";
import { polygonValidators } from "../polygon/polygon-package";

/** A program of a package that reads an input from stdin and ends with a code of its own if that is right. */
export interface InputValidator {
  readonly name: string;
  readonly files: readonly SourceFile[];
  readonly rightCode: number;
  /** Its arguments for a case. */
  flags(key: string): readonly string[];
}

/** Where formats of olympiads have it; those of CMS read files by their names. */
const NAMED: Partial<Readonly<Record<PackageKind, RegExp>>> = {
  hydro: /^(?:testdata\/)?val(?:idator)?\.\w+$/,
  uoj: /^val\.\w+$/,
  cms: /^gen\/valid(?:a|ator|atore)\.\w+$/,
  sinol: /^prog\/\w+inwer\d*\.\w+$/,
};

/** What validates the inputs of a package; undefined where its format has no place for it. */
export function inputValidators({ kind, files }: FoundPackage): InputValidator[] | undefined {
  if (kind === "dmoj") return undefined;
  if (kind === "icpc") {
    const groups = testGroups(files);
    return validators(files, /^input_(?:format_)?validator(s?)\/(.+)$/).map((program) => ({
      name: program[0]!.path,
      files: program,
      rightCode: 42,
      flags: (key) => groups.flags(key, "inputFlags"),
    }));
  }
  const byPath = new Map(files.map((file) => [file.path, file]));
  const paths =
    kind === "polygon"
      ? polygonValidators(byPath.get("problem.xml")!)
      : [...byPath.keys()].filter((path) => NAMED[kind]!.test(path));
  return paths
    .filter((path) => byPath.has(path))
    .map((path) => ({
      name: path,
      files: [...programFiles(path, byPath, ".")].map(([name, bytes]) => {
        return { path: name.slice(2), sizeBytes: bytes.length, read: () => Buffer.from(bytes) };
      }),
      rightCode: 0,
      flags: () => [],
    }));
}
