import { Script } from "node:vm";
import { CompileError } from "../syntax/compile-error";
import { withoutNewerPatterns } from "../syntax/newer-patterns";

/** True for a script that V8 can read, but for patterns that a newer judge reads: they were checked before. */
export function parses(code: string): boolean {
  if (faultIn(code) === undefined) return true;
  const plain = withoutNewerPatterns(code);
  return plain !== undefined && faultIn(plain) === undefined;
}

/** What V8 says of a script that Node runs as a CommonJS module, or of one that declares its names itself. */
function faultIn(code: string): string | undefined {
  const isModule = /^(var module = \{ exports: \{\} \};|const __filename = import\.meta\.)/m.test(
    code,
  );
  const names = isModule ? "" : "exports, require, module, __filename, __dirname";
  const body = isModule ? code.replaceAll("import.meta", "require.main") : code;
  try {
    new Script(`(function (${names}) {${body}\n})`);
    return undefined;
  } catch (error) {
    const { stack = "" } = error as Error;
    return stack.split("\n").slice(1, 5).filter(Boolean).join(" ").trim();
  }
}

/** The error for a bundle that V8 cannot read: a fault of the bundler. */
export function unreadable(code: string, program: string): CompileError {
  return new CompileError(
    `${program}: V8 cannot read its bundle: ${faultIn(code)}`,
    `npx ts-node ${program}, and if that runs, report it: a fault of the bundler`,
  );
}
