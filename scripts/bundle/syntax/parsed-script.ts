import ts from "typescript";

let last: ts.SourceFile | undefined;

/** A script's syntax tree; the last one is kept, because several steps in turn read the same text. */
export function parsedScript(code: string): ts.SourceFile {
  if (last?.text !== code)
    last = ts.createSourceFile("/bundle.js", code, ts.ScriptTarget.ESNext, true);
  return last;
}
