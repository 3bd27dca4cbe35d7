import type ts from "typescript";
import { CompileError } from "../syntax/compile-error";
import { type PackageImport, packageImports } from "./package-imports";

/** A package as it comes into a bundle. */
export interface PackageCode {
  /** A CommonJS module with all that it needs, as small as can be. */
  readonly code: string;
  /** A line for each package in it: name, version, licence, copyright. */
  readonly licences: readonly string[];
  /** Their package.json files: another version makes another bundle. */
  readonly madeFrom: readonly string[];
}

/** Gives a package; undefined where it is left to the judge, which has it. */
export type GetPackage = (wanted: PackageImport) => Promise<PackageCode | undefined>;

type FoundPackage = PackageCode | CompileError | undefined;

/** The packages that the modules of a program import. */
export class Packages {
  private readonly byName: ReadonlyMap<string, FoundPackage>;
  private readonly used = new Set<string>();

  constructor(codes: ReadonlyMap<string, FoundPackage>) {
    this.byName = codes;
  }

  /** Throws only when the package is wanted: an import of types alone may name what is not there. */
  codeOf(name: string): string | undefined {
    const code = this.byName.get(name);
    this.used.add(name);
    if (code instanceof CompileError) throw code;
    return code?.code;
  }

  get madeFrom(): string[] {
    const codes = [...this.byName.values()].filter((one) => !(one instanceof CompileError));
    return codes.flatMap((code) => (code as PackageCode | undefined)?.madeFrom ?? []);
  }

  /** The comment that names the packages in the bundle and their licences. */
  get comment(): string {
    const codes = [...this.used].map((name) => this.byName.get(name) as PackageCode | undefined);
    const lines = new Set(codes.flatMap((code) => code?.licences ?? []));
    return [...lines].map((line) => `// Contains ${line}\n`).join("");
  }

  /** Packages that the judge has and the bundle only requires. */
  get left(): string[] {
    return [...this.used].filter((name) => this.byName.get(name) === undefined);
  }
}

export async function readPackages(
  sources: readonly ts.SourceFile[],
  source: (path: string) => string | undefined,
  get: GetPackage = async () => undefined,
): Promise<Packages> {
  const read = async (wanted: PackageImport): Promise<[string, FoundPackage]> => {
    try {
      return [wanted.name, await get(wanted)];
    } catch (error) {
      if (error instanceof CompileError) return [wanted.name, error];
      throw error;
    }
  };
  return new Packages(new Map(await Promise.all(packageImports(sources, source).map(read))));
}
