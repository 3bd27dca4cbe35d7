import ts from "typescript";
import { applyEdits } from "../syntax/edits";
import { requiredNames } from "../syntax/required-names";
import { parse } from "./apart";
import { builtinCall, builtinFault, isBuiltin } from "./builtins";

/**
 * The script of a package with Node's own modules required as a Node of that version knows them. Throws for
 * one that it does not have, unless the package tries it and can do without.
 */
export function withBuiltinsOf(node: string | undefined, name: string, code: string): string {
  const required = requiredNames(parse(name, code)).filter((one) => isBuiltin(one.name));
  const edits = required.map(({ name: builtin, call }) => {
    const fault = builtinFault(builtin, node);
    if (fault !== undefined && !isTried(call)) throw new Error(`it imports ${fault}`);
    return { from: call.getStart(), to: call.end, text: builtinCall(builtin, node) };
  });
  return applyEdits(code, 0, code.length, edits);
}

/** True where a failing require is caught. */
function isTried(call: ts.Node): boolean {
  for (let node: ts.Node = call; node.parent; node = node.parent) {
    if (ts.isTryStatement(node.parent) && node.parent.tryBlock === node) return true;
  }
  return false;
}
