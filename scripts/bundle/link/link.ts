// Long: sections, statements, comments and names of one text are cut in one place.
import ts from "typescript";
import type { Module, ModuleGraph } from "../read/modules";
import { applyEdits, type Edit } from "../syntax/edits";
import { isLibrary } from "../syntax/library-path";
import { NotLinkable } from "../syntax/linkable";
import { place } from "../syntax/place";
import { endOf, exportEdits, startOf, withoutTypes } from "../syntax/strip-types";
import { joinedComments, libraryCard, shortened, trimmedCard } from "../syntax/trim-comments";
import { absentEdits } from "./absent";
import { chooseNames, expectNamesKept, type Names } from "./names";
import { moduleOrder, runsAtLoad } from "./order";
import { reachable } from "./reach";
import { solutionFirst } from "./solution-first";
import type { Unit, Units } from "./unit";
import { cutIntoUnits } from "./units";

export interface Linked {
  readonly code: string;
  /** The modules of which something is left, the program first. */
  readonly used: readonly Module[];
}

/**
 * One script of a program and all that it uses: types gone, the unused gone, names and comments kept.
 * Modules may load in another order than in the source where nothing can tell (order.ts), and names may
 * be others: code that is linked reads none (linkable.ts). Where others see what is linked (`isSeen`), its
 * classes stay whole and what can be seen keeps its name.
 */
export function link(
  graph: ModuleGraph,
  check: (live: readonly Unit[], units: Units) => void = () => {},
  absent: ReadonlySet<string> = new Set(),
  isSeen = false,
): Linked {
  const entry = graph.modules[0]!;
  const units = cutIntoUnits(graph, absent, isSeen);
  const live = reachable(units.units, entry, graph.checker);
  if (live.length === 0) {
    throw new NotLinkable(
      `${entry.path}: nothing runs when it is started`,
      "end it with: if (require.main === module) runProgram(solve);",
    );
  }
  check(live, units);
  const loading = moduleOrder(graph.modules, live, graph.checker);
  const { order, late } = solutionFirst(loading, live, graph.checker);
  const names = chooseNames(order, live, units);
  if (isSeen) expectNamesKept(names, live);
  expectLast(live);
  const kept = new Set(live.filter((unit) => !names.merged.has(unit)));
  const early = new Set([...kept].filter((unit) => !late.has(unit)));
  const sections = order.map((module) => {
    return section(module, units.units, early, kept, names, absent, module !== entry);
  });
  // Its card stands above what lies beside it.
  sections.unshift(cardText(entry));
  if (late.size > 0) sections.push(section(entry, units.units, late, kept, names, absent, false));
  const last = live.filter((unit) => unit.kind === "program").map((unit) => start(unit, names));
  const code = [...sections.filter(Boolean), ...last].join("\n\n");
  return {
    code: `${withoutDirectives(code)}\n`,
    used: graph.modules.filter((module) => order.includes(module)),
  };
}

/** Throws where something runs after the line that starts the program: in the bundle that line is last. */
function expectLast(live: readonly Unit[]): void {
  const start = live.find((unit) => unit.kind === "program");
  if (!start) return;
  const late = live.find(
    (unit) => unit.module === start.module && unit.node.pos > start.node.pos && runsAtLoad(unit),
  );
  if (!late) return;
  throw new NotLinkable(
    `${place(late.module.source, late.node)}: stands after the line that starts the program`,
    "make that line the last one",
  );
}

/** A module's card, then what is left of its statements, in their order. */
function section(
  module: Module,
  all: readonly Unit[],
  shown: ReadonlySet<Unit>,
  kept: ReadonlySet<Unit>,
  names: Names,
  absent: ReadonlySet<string>,
  withCard = true,
): string {
  const { source } = module;
  const card = cardOf(source);
  const moduleUnits = all.filter((unit) => unit.module === module);
  let code = withCard && !isOfWhatIsGone(card, moduleUnits, kept) ? cardText(module) : "";
  let previous: ts.Statement | undefined;
  for (const unit of moduleUnits) {
    if (unit.kind === "member" || unit.kind === "program" || !shown.has(unit)) continue;
    const node = unit.node as ts.Statement;
    const from = Math.max(startOf(node, source), card?.end ?? 0, shebangEnd(source));
    const to = endOf(node, source);
    const dropped = moduleUnits.filter((member) => member.owner === unit && !kept.has(member));
    const edits = [
      ...editsOf(unit, moduleUnits, kept, names),
      ...dropped.flatMap((member) => removals(member)),
      ...absentEdits(node, source, absent),
    ];
    const text = applyEdits(withoutTypes(source), from, to, edits).trim();
    const isBelowCard = previous === undefined && code !== "";
    if (isBelowCard && text.startsWith("/**")) code = joinedComments(code, text);
    else code += (previous && isApart(previous, node, source) ? "\n\n" : "\n") + text;
    previous = node;
  }
  return code.trim();
}

/** True where a blank line or another kind of statement stood between two that now follow each other. */
function isApart(previous: ts.Statement, node: ts.Statement, source: ts.SourceFile): boolean {
  const from = source.statements.indexOf(previous);
  const to = source.statements.indexOf(node);
  return source.statements
    .slice(from + 1, to + 1)
    .some(
      (each) =>
        /\n\s*\n/.test(gapBefore(each, source)) || (each !== node && each.kind !== node.kind),
    );
}

function gapBefore(node: ts.Node, source: ts.SourceFile): string {
  return source.text.slice(startOf(node, source), node.getStart(source));
}

/** The library's comments are for those who call it: a reader of the bundle needs less of them. */
function commentEdits({ node, module }: Unit): Edit[] {
  const { path, source } = module;
  if (!isLibrary(path)) return [];
  const lineEnd = (at: number) => at + /^\s*/.exec(source.text.slice(at))![0].length;
  const docs = (pos: number) =>
    (ts.getLeadingCommentRanges(source.text, pos) ?? []).filter((range) =>
      source.text.startsWith("/**", range.pos),
    );
  const shortenedDocs = docs(node.pos).map(({ pos, end }) => {
    return { from: pos, to: end, text: shortened(source.text.slice(pos, end)) };
  });
  if (!ts.isClassDeclaration(node)) return shortenedDocs;
  const members = node.members.flatMap(({ pos }) => docs(pos));
  return [
    ...shortenedDocs,
    ...members.map(({ pos, end }) => ({ from: pos, to: lineEnd(end), text: "" })),
  ];
}

function editsOf(unit: Unit, own: readonly Unit[], kept: ReadonlySet<Unit>, names: Names): Edit[] {
  const { source } = unit.module;
  const parts = [unit, ...own.filter((member) => member.owner === unit && kept.has(member))];
  return [
    ...exportEdits(unit.node, source),
    ...commentEdits(unit),
    ...parts.flatMap((part) => renames(part, names)),
  ];
}

function renames(unit: Unit, names: Names): Edit[] {
  return unit.references.flatMap(({ identifier, declaration }) => {
    const name = names.of.get(declaration);
    if (name === undefined || name === identifier.text) return [];
    const text = isShort(identifier) ? `${identifier.text}: ${name}` : name;
    return [{ from: identifier.getStart(), to: identifier.end, text }];
  });
}

/** True for the name in { name }, which stands for the property and for the variable. */
function isShort(name: ts.Identifier): boolean {
  const { parent } = name;
  if (ts.isShorthandPropertyAssignment(parent)) return parent.name === name;
  return (
    ts.isBindingElement(parent) &&
    ts.isObjectBindingPattern(parent.parent) &&
    parent.name === name &&
    !parent.propertyName &&
    !parent.dotDotDotToken
  );
}

function removals({ node, module: { source }, writes = [] }: Unit): Edit[] {
  return [node, ...writes].map((part) => {
    return { from: startOf(part, source), to: endOf(part, source), text: "" };
  });
}

/** What the last line of the program does when it is started. */
function start(unit: Unit, names: Names): string {
  const { source } = unit.module;
  const body = (unit.node as ts.IfStatement).thenStatement;
  const edits = renames(unit, names);
  return applyEdits(withoutTypes(source), body.getStart(source), body.end, edits);
}

function shebangEnd({ text }: ts.SourceFile): number {
  return /^\uFEFF?#!.*/.exec(text)?.[0].length ?? 0;
}

/** What the bundle keeps of a module's card; empty where it has none. */
function cardText({ path, source }: Module): string {
  const card = cardOf(source);
  const trim = isLibrary(path) && !path.endsWith(".verify.ts") ? libraryCard : trimmedCard;
  return card ? trim(source.text.slice(card.pos, card.end)) : "";
}

/** A card opens with the name of what it is about: where that is left out, so is the card. */
function isOfWhatIsGone(
  card: ts.CommentRange | undefined,
  own: readonly Unit[],
  kept: ReadonlySet<Unit>,
): boolean {
  const [unit] = own;
  if (!card || !unit) return false;
  const text = unit.module.source.text.slice(card.pos, card.end);
  const name = /^\/\*\*\s*\*?\s*(\w+):/.exec(text)?.[1];
  const main = own.find(({ declares }) =>
    declares.some((node) => ts.getNameOfDeclaration(node as ts.Declaration)?.getText() === name),
  );
  return main !== undefined && !kept.has(main);
}

/** The comment with which a file opens. */
function cardOf(source: ts.SourceFile): ts.CommentRange | undefined {
  const [first] = ts.getLeadingCommentRanges(source.text, 0) ?? [];
  return first && source.text.startsWith("/**", first.pos) ? first : undefined;
}

/** Without the comments that speak to our own tools; a text that looks like one stays. */
function withoutDirectives(code: string): string {
  if (code.search(DIRECTIVE) < 0) return code;
  const texts: ts.Node[] = [];
  const source = ts.createSourceFile("bundle.js", code, ts.ScriptTarget.ESNext, true);
  const visit = (node: ts.Node): void => {
    if (ts.isLiteralExpression(node) || ts.isTemplateLiteralToken(node)) texts.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return code.replace(DIRECTIVE, (line, _kind, from: number) => {
    const at = from + line.indexOf("//");
    const isText = texts.some((literal) => literal.getStart(source) < at && at < literal.end);
    return isText ? line : "";
  });
}

const DIRECTIVE = /^\s*\/\/ (biome-ignore|@ts-|Long:).*\n/gm;
