import type ts from "typescript";
import { type ClassMeaning, classMeaning } from "../read/class-meaning";
import type { Read } from "../read/read";
import { isStrictSource } from "./strict-mode";

/** How tsconfig.json and Node want a module compiled. */
export interface CompiledAs {
  readonly meaning: ClassMeaning | undefined;
  /** False for a script in sloppy mode. */
  readonly isStrict: boolean;
}

/** The ways of all modules by their paths; data have none. */
export function compiledAs(
  sources: readonly ts.SourceFile[],
  read: Read,
): ReadonlyMap<string, CompiledAs> {
  return new Map(
    sources.map((source) => [
      source.fileName.slice(1),
      { meaning: classMeaning(source, read), isStrict: isStrictSource(source, read) },
    ]),
  );
}
