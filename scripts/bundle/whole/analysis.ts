import ts from "typescript";
import type { Target } from "../../targets/target";
import { absentNames } from "../link/wasm-literals";
import { looseGraph } from "../read/modules";
import type { Read } from "../read/read";
import type { ApartModule } from "./apart";
import { changesLanguage } from "./changes-language";
import { isLinked, type LinkedLibrary, linkedLibrary } from "./linked-library";
import { NeededFills } from "./needed-fills";
import { readsTexts } from "./reads-texts";

/** A program, with what it is bundled for. */
export interface WholeWish {
  readonly program: string;
  readonly sources: readonly ts.SourceFile[];
  readonly read: Read;
  readonly target: Target;
}

/** What the compiler's types say of a program. */
export interface Analysis {
  /** The modules that stay as they are; the others are in `library`. */
  readonly modules: readonly ApartModule[];
  readonly library: LinkedLibrary | undefined;
  /** The code that fills in what an older runtime lacks. */
  readonly fills: string;
  /** It assigns to a name that nothing declares, or calls eval. */
  readonly isSloppy: boolean;
  readonly isRead: boolean;
  readonly note: readonly string[];
}

export function analysed(
  { program, sources, target, read }: WholeWish,
  all: readonly ApartModule[],
): Analysis {
  const { graph, globalUses } = looseGraph(sources, read);
  const isRead = readsTexts(sources, graph.checker);
  const fills = new NeededFills(program, target);
  const ownModules = all.filter(({ path }, at) => at === 0 || !isLinked(path));
  const ownPaths = new Set(ownModules.map(({ path }) => `/${path}`));
  const ownSources = sources.filter(({ fileName }) => ownPaths.has(fileName));
  const library =
    isRead || changesLanguage(ownSources, globalUses)
      ? undefined
      : linkedLibrary(ownModules, read, absentNames(target), fills);
  const modules = library ? ownModules : all;
  const paths = new Set(modules.map(({ path }) => path));
  fills.addCalls(
    graph.modules.filter(({ path }) => paths.has(path)),
    globalUses,
    graph,
  );
  const isSloppy = [...globalUses].some((name) => isAssigned(name) || name.getText() === "eval");
  const note = isRead ? [TEXTS_ARE_READ] : [];
  return { modules, library, fills: fills.code, isSloppy, isRead, note };
}

const TEXTS_ARE_READ =
  "it reads the text of a function: the bundle keeps it, without types, and is not laid out";

/** True for the name in name = 1 and name++. */
function isAssigned({ parent, ...node }: ts.Node): boolean {
  if (ts.isBinaryExpression(parent)) {
    const { kind } = parent.operatorToken;
    const assigns = kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
    return assigns && parent.left.pos === node.pos;
  }
  return (
    ts.isPostfixUnaryExpression(parent) ||
    (ts.isPrefixUnaryExpression(parent) && /^(\+\+|--)/.test(parent.getText())) ||
    ((ts.isForOfStatement(parent) || ts.isForInStatement(parent)) &&
      parent.initializer.pos === node.pos)
  );
}
