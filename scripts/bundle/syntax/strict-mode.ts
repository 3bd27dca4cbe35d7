import ts from "typescript";
import { CompileError } from "./compile-error";
import { exactPlace } from "./place";

/** The compiler's numbers for names, labels and statements that strict mode refuses. */
const NOT_STRICT: ReadonlySet<number> = new Set([1100, 1101, 1102, 1212, 1213, 1214, 1215, 1344]);

/** What Node does not read of a source in strict mode; a program of the compiler has bound the source. */
export function strictModeFault(source: ts.SourceFile): ts.Diagnostic | undefined {
  const { bindDiagnostics } = source as unknown as { bindDiagnostics: readonly ts.Diagnostic[] };
  return bindDiagnostics.find(({ code }) => NOT_STRICT.has(code));
}

/** Throws for it, in tsc's words. */
export function refuseInStrictMode(source: ts.SourceFile): void {
  const fault = strictModeFault(source);
  if (!fault) return;
  const message = ts.flattenDiagnosticMessageText(fault.messageText, " ");
  throw new CompileError(
    `${exactPlace(source, fault.start ?? 0)}: ${message}`,
    `mend ${source.fileName.slice(1)}`,
  );
}
