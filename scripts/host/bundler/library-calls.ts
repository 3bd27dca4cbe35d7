import ts from "typescript";
import { missingIn, nodeWith } from "../../targets/library-since";
import { CompileError } from "./compile-error";
import { isErased } from "./erased";
import type { ReceiverTypes } from "./library-types";
import { place } from "./modules";
import { isOwnUnit, type Unit, type Units } from "./units";

/**
 * Throws for the first call in what is left of the program that a Node of that version lacks.
 *
 * A name that no missing method has needs no further look; only for the others the types of the
 * library are loaded, which takes a second, to tell an array's `at` from the `at` of a class of ours.
 */
export function checkLibraryCalls(
  live: readonly Unit[],
  { globalUses }: Units,
  node: string,
  checker: ts.TypeChecker,
  types: () => ReceiverTypes,
): void {
  const missing = missingIn(node);
  const iterates = live.some((unit) => MAKES_ITERATORS.test(unit.node.getText()));
  const isPossible = (name: string) => iterates || !name.startsWith("Iterator.prototype.");
  const tails = new Set(
    [...missing].filter((name) => name.includes(".") && isPossible(name)).map(tail),
  );
  for (const unit of live) {
    const guarded = new Set<string>();
    const visit = (here: ts.Node): void => {
      if (isErased(here)) return;
      if (ts.isTypeOfExpression(here) && ts.isIdentifier(here.expression)) {
        guarded.add(here.expression.text);
      }
      if (ts.isIdentifier(here) && missing.has(here.text) && globalUses.has(here)) {
        if (!guarded.has(here.text)) throw lacking(here, here.text, node);
      }
      const name = memberName(here);
      if (
        name &&
        tails.has(name.text) &&
        !(ts.isPropertyAccessExpression(here) && checker.getSymbolAtLocation(name))
      ) {
        const receiver = ts.isPropertyAccessExpression(here) ? here.expression : here;
        const isGlobal = ts.isIdentifier(receiver) && globalUses.has(receiver);
        const full = isGlobal ? `${receiver.text}.${name.text}` : types().libraryName(name);
        const found =
          full === "unknown" ? [...missing].find((each) => tail(each) === name.text) : full;
        if (found && missing.has(found)) throw lacking(name, found, node);
      }
      ts.forEachChild(here, (child) => {
        if (!isOwnUnit(child, unit)) visit(child);
      });
    };
    visit(unit.node);
  }
}

const MAKES_ITERATORS =
  /\.(values|keys|entries|matchAll)\(|function\s*\*|^\s*\*|\byield\b|iterator/im;

function lacking(at: ts.Node, name: string, node: string): CompileError {
  const since = nodeWith(name);
  return new CompileError(
    `${place(at.getSourceFile(), at)}: ${name} is not there in Node ${node}`,
    `write it without, or submit where Node is newer${since ? ` (${since} has it)` : ""}`,
  );
}

/** The name in x.name and in const { name } = x. */
function memberName(node: ts.Node): ts.MemberName | undefined {
  if (ts.isPropertyAccessExpression(node)) return node.name;
  if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent)) return undefined;
  const name = node.propertyName ?? node.name;
  return ts.isIdentifier(name) ? name : undefined;
}

function tail(name: string): string {
  return name.slice(name.lastIndexOf(".") + 1);
}
