import ts from "typescript";
import { missingIn, nodeWith } from "../../targets/library-since";
import { SMALL_LIBRARY_FILE } from "../read/small-library";
import { CompileError } from "../syntax/compile-error";
import { isErased } from "../syntax/erased";
import { place } from "../syntax/place";
import { ownerOf, type PropertyName, type ReceiverTypes } from "./library-types";
import type { Unit } from "./unit";
import { isOwnUnit } from "./units";

/**
 * Throws for the first call in what is left of the program that a Node of that version lacks.
 *
 * A name that no missing method has needs no further look, nor one whose receiver the bundler's own
 * small library knows; only for the rest the types of the whole library are loaded, which takes a
 * third of a second, to tell an array's `at` from the `at` of a class in the sources. `fill` may write what
 * is missing and return true.
 */
export function checkLibraryCalls(
  live: readonly Pick<Unit, "node" | "module">[],
  globalUses: ReadonlySet<ts.Node>,
  node: string,
  checker: ts.TypeChecker,
  types: () => ReceiverTypes,
  fill?: (name: string) => boolean,
): void {
  const refuse = (at: ts.Node, name: string) => {
    if (!fill?.(name)) throw lacking(at, name, node);
  };
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
        if (!guarded.has(here.text)) refuse(here, here.text);
      }
      const name = memberName(here);
      if (name && tails.has(name.text)) {
        const receiver = isAccess(here) ? here.expression : here;
        const isGlobal = ts.isIdentifier(receiver) && globalUses.has(receiver);
        const nameByType = () => ownName(name, checker) ?? types().libraryName(name);
        const full = isGlobal ? `${receiver.text}.${name.text}` : nameByType();
        const isUnknown = full === "unknown";
        const calls = isUnknown
          ? [...missing].filter((candidate) => tail(candidate) === name.text)
          : full && missing.has(full)
            ? [full]
            : [];
        // A program by others may leave a receiver without a type: then its own method may be meant.
        for (const call of calls) {
          if (isUnknown && fill) fill(call);
          else refuse(name, call);
        }
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

/** The name in x.name, x["name"], const { name } = x and ({ name } = x). */
function memberName(node: ts.Node): PropertyName | undefined {
  if (ts.isPropertyAccessExpression(node)) return node.name;
  if (ts.isElementAccessExpression(node)) {
    const key = node.argumentExpression;
    return ts.isStringLiteralLike(key) ? key : undefined;
  }
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
    const name = node.propertyName ?? node.name;
    return ts.isIdentifier(name) ? name : undefined;
  }
  const isAssigned = ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node);
  return isAssigned && ts.isIdentifier(node.name) && isPattern(node.parent) ? node.name : undefined;
}

/** True for the left side of ({ name } = x). */
function isPattern({ parent }: ts.ObjectLiteralExpression): boolean {
  return (
    ts.isBinaryExpression(parent) &&
    parent.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    ts.isObjectLiteralExpression(parent.left)
  );
}

/**
 * What a property is as far as the small library tells: "ours" where a class of the sources or that
 * library has it, "Array.prototype.at" where its receiver is a value of the library without it, else undefined.
 */
function ownName(name: PropertyName, checker: ts.TypeChecker): string | undefined {
  const { parent } = name;
  if (!isAccess(parent) && !ts.isBindingElement(parent)) return undefined;
  const receiver = ts.isBindingElement(parent) ? parent.parent : parent.expression;
  const type = checker.getNonNullableType(checker.getTypeAtLocation(receiver));
  const apparent = checker.getApparentType(type);
  const { symbol } = apparent;
  const isLibrary = (symbol?.declarations ?? []).some(isInLibrary) && KNOWN.test(symbol.name);
  // A program may declare that its interfaces have more: interface Array<T> { at(): T }.
  const declarations = checker.getPropertyOfType(apparent, name.text)?.declarations ?? [];
  const isDeclared = declarations.some(
    ({ parent }) => isOfLibrary(parent, checker) && !isInLibrary(parent),
  );
  if (declarations.length > 0 && !(isLibrary && isDeclared)) return "ours";
  if (!isLibrary) return undefined;
  return `${ownerOf(symbol.name)}.${name.text}`;
}

function isInLibrary(node: ts.Node): boolean {
  return node.getSourceFile().fileName === SMALL_LIBRARY_FILE;
}

/** True for an interface of the small library, and for a part that the program adds to it. */
function isOfLibrary(node: ts.Node, checker: ts.TypeChecker): boolean {
  if (!ts.isInterfaceDeclaration(node)) return false;
  return (checker.getSymbolAtLocation(node.name)?.declarations ?? []).some(isInLibrary);
}

/** Types of the small library whose values are of no other class. */
const KNOWN =
  /^(Number|BigInt|String|(Readonly)?Array|\w+\dArray|\w+ClampedArray|Map|Set|\w*Iterator|IteratorObject|Generator)$/;

function isAccess(node: ts.Node): node is ts.PropertyAccessExpression | ts.ElementAccessExpression {
  return ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);
}

function tail(name: string): string {
  return name.slice(name.lastIndexOf(".") + 1);
}
