import type { SyntaxLevel } from "../../targets/target";
import { lowerSyntax } from "../lower/lower-syntax";
import { minify } from "./minify";

/** The words that stand for packages become their code, which no formatter lays out. */
export function withPackages(
  text: string,
  packages: ReadonlyMap<string, string>,
  syntax: SyntaxLevel,
): string {
  let full = text;
  for (const [word, code] of packages) {
    const older = lowerSyntax(code, syntax);
    full = full.replace(new RegExp(`${word};?`), () =>
      older === code ? code.trim() : minify(older, false),
    );
  }
  return full;
}
