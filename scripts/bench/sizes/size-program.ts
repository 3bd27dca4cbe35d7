import ts from "typescript";

/** A module and the name by which the program imports it. */
export interface SizedModule {
  readonly source: ts.SourceFile;
  readonly name: string;
}

/** How the line begins that mentions all; no module of lib/ has such a line. */
const START = "void [";

/**
 * A program that uses every value that the modules export, and every public member of their classes;
 * empty where they export types alone.
 */
export function sizeProgram(modules: readonly SizedModule[]): string {
  const used = modules.map(({ source, name }) => {
    const exported = source.statements.filter(isExported);
    const names = exported.flatMap(namesOf);
    return { name, names, members: exported.filter(ts.isClassDeclaration).map(membersUsed) };
  });
  if (used.every(({ names }) => names.length === 0)) return "";
  const all = used.flatMap(({ names, members }) => [...names, ...members]);
  return [
    ...used.map(({ name, names }) => `import { ${names.join(", ")} } from "${name}";`),
    `if (require.main === module) ${START}${all.join(", ")}];`,
  ].join("\n");
}

/** A bundle of that program without the line that mentions all. */
export function withoutUses(code: string): string {
  const end = code.lastIndexOf(`\n${START}`);
  return code.slice(0, end < 0 ? code.length : end).trim();
}

function isExported(node: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(node) ? ts.getModifiers(node) : undefined;
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

function namesOf(node: ts.Statement): string[] {
  if (ts.isFunctionDeclaration(node)) return node.body ? [node.name!.text] : []; // else an overload
  if (ts.isClassDeclaration(node)) return [node.name!.text];
  if (!ts.isVariableStatement(node)) return [];
  return node.declarationList.declarations.map(({ name }) => name.getText());
}

/** (x: Mod) => [x.mul, x.pow], which mentions the members of this class and of no other. */
function membersUsed({ name, typeParameters, members }: ts.ClassDeclaration): string {
  const never = typeParameters?.map(() => "never").join(", ");
  const type = `${name!.text}${never ? `<${never}>` : ""}`;
  const uses = members.filter(isPublic).map((member) => {
    const isStatic = ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Static;
    return `${isStatic ? name!.text : "x"}.${member.name!.getText()}`;
  });
  return `(x: ${type}) => [${[...new Set(uses)].join(", ")}]`;
}

const HIDDEN = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;

function isPublic(member: ts.ClassElement): boolean {
  if (!member.name || !ts.isIdentifier(member.name)) return false;
  return (ts.getCombinedModifierFlags(member) & HIDDEN) === 0;
}
