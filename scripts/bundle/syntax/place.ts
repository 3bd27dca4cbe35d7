import type ts from "typescript";

/** "lib/io/scanner.ts:12" of a node or an offset. */
export function place(source: ts.SourceFile, at: ts.Node | number): string {
  const offset = typeof at === "number" ? at : at.getStart(source);
  return `${source.fileName.slice(1)}:${source.getLineAndCharacterOfPosition(offset).line + 1}`;
}

/** "a.ts:12:7" of what the compiler cannot read. */
export function exactPlace(source: ts.SourceFile, offset: number): string {
  return `${place(source, offset)}:${source.getLineAndCharacterOfPosition(offset).character + 1}`;
}
