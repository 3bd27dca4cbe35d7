import ts from "typescript";
import { CompileError } from "../syntax/compile-error";
import { place } from "../syntax/place";
import type { Read } from "./read";
import { configOf, languageTarget } from "./tsconfig";

/** What the nearest tsconfig.json makes of a module's classes, where that is not what the text says today. */
export interface ClassMeaning {
  /** False: fields are assigned in the constructor, and those without a value are not there. */
  readonly useDefineForClassFields: boolean;
  /** True: decorators are those of before 2023. */
  readonly experimentalDecorators: boolean;
  /** True: fields are defined in the constructor, after the parameters that are fields too. */
  readonly definesInConstructor?: boolean;
  /** What the author should know. */
  readonly note?: string;
}

/** Undefined where fields and decorators have today's meaning, or where the module has none. */
export function classMeaning(source: ts.SourceFile, read: Read): ClassMeaning | undefined {
  const path = source.fileName.slice(1);
  if (!/\.[cm]?tsx?$/.test(path) || !/\bclass\b/.test(source.text)) return undefined;
  const config = configOf(path, read);
  if (!config) return undefined;
  const experimentalDecorators = config.options.experimentalDecorators === true;
  const isOld = experimentalDecorators && has(source, ts.isDecorator);
  const isBefore2022 = languageTarget(config, read) < ts.ScriptTarget.ES2022;
  const useDefineForClassFields = config.options.useDefineForClassFields ?? !isBefore2022;
  const isAssigned = !useDefineForClassFields && has(source, isField);
  const definesInConstructor =
    useDefineForClassFields && isBefore2022 && has(source, hasBothKindsOfFields);
  const meaning = { useDefineForClassFields, experimentalDecorators, definesInConstructor };
  if (isOld || isAssigned || definesInConstructor) return meaning;
  const isAny = (node: ts.Node) => isField(node) || ts.isDecorator(node);
  if (config.fault === undefined || !has(source, isAny)) return undefined;
  const note = `${config.file}: ${config.fault} So class fields have the meaning of ES2022`;
  return { ...meaning, note };
}

/** Throws for what the bundler cannot compile as tsconfig.json wants it. */
export function refuseSettings(source: ts.SourceFile, read: Read): void {
  const path = source.fileName.slice(1);
  const refuse = (option: string, node: ts.Node, what: string, hint: string) => {
    const config = configOf(path, read);
    const isSet = config?.options[option] !== undefined && config.options[option] !== false;
    if (isSet) {
      const message = `${config.placeOf(option)}: ${option} is not supported, and ${place(source, node)} has ${what}`;
      throw new CompileError(message, hint);
    }
    if (option === "jsx") throw new CompileError(`${place(source, node)}: has ${what}`, hint);
  };
  const jsx = path.endsWith("x") ? first(source, isJsx) : undefined;
  if (jsx) refuse("jsx", jsx, "JSX", "write it without: no judge shows elements");
  const decorator = source.text.includes("@") ? first(source, ts.isDecorator) : undefined;
  if (decorator) {
    refuse("emitDecoratorMetadata", decorator, "a decorator", "give decorators what they need");
  }
}

/** True for a class with a field and a parameter that is one: their order depends on the target. */
function hasBothKindsOfFields(node: ts.Node): boolean {
  if (!ts.isClassLike(node)) return false;
  const isParameter = (member: ts.ClassElement) =>
    ts.isConstructorDeclaration(member) &&
    member.parameters.some((parameter) => ts.isParameterPropertyDeclaration(parameter, member));
  return node.members.some(isParameter) && node.members.some(isField);
}

/** A field, or a parameter of the constructor that is one, which types alone do not take away. */
function isField(node: ts.Node): boolean {
  if (ts.isParameter(node)) return ts.isParameterPropertyDeclaration(node, node.parent);
  if (!ts.isPropertyDeclaration(node)) return false;
  const kinds = (ts.getModifiers(node) ?? []).map(({ kind }) => kind);
  return !kinds.includes(ts.SyntaxKind.DeclareKeyword);
}

function isJsx(node: ts.Node): boolean {
  return ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);
}

function has(source: ts.SourceFile, is: (node: ts.Node) => boolean): boolean {
  return first(source, is) !== undefined;
}

function first(source: ts.SourceFile, is: (node: ts.Node) => boolean): ts.Node | undefined {
  const visit = (node: ts.Node): ts.Node | undefined =>
    is(node) ? node : ts.forEachChild(node, visit);
  return visit(source);
}
