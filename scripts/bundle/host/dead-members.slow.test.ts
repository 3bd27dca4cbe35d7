import ts from "typescript";
import { expect, it } from "vitest";
import { bundle } from "./bundle";

/** Called by the language or the library under a name that no code shows. */
const UNSEEN = /^(toString|next|constructor)$/;

/** Methods and fields of a script's classes whose names nothing reads, as a reader finds them. */
function deadMembers(code: string): string[] {
  const source = ts.createSourceFile("bundle.js", code, ts.ScriptTarget.ESNext, true);
  const declared = new Set<string>();
  const read = new Set<string>();
  const visit = (node: ts.Node): void => {
    const owner = ts.findAncestor(node, ts.isClassDeclaration)?.name?.text;
    if (ts.isPropertyAccessExpression(node)) {
      const { parent, name, expression } = node;
      const isWrite =
        ts.isBinaryExpression(parent) &&
        parent.left === node &&
        parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;
      if (!isWrite) read.add(name.text);
      else if (expression.kind === ts.SyntaxKind.ThisKeyword) declared.add(`${owner}.${name.text}`);
    }
    const isMember = ts.isClassElement(node) && node.name && !ts.isComputedPropertyName(node.name);
    if (isMember) declared.add(`${owner}.${node.name.getText()}`);
    if (ts.isBindingElement(node)) read.add((node.propertyName ?? node.name).getText());
    if (ts.isStringLiteralLike(node)) read.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  const nameOf = (member: string) => member.slice(member.indexOf(".") + 1);
  return [...declared].filter(
    (member) => !read.has(nameOf(member)) && !UNSEEN.test(nameOf(member)),
  );
}

it.each([
  ["knight-moves", "spoj"],
  ["15-puzzle-problem", "codeforces"],
  ["8-puzzle", "beecrowd"],
  ["n-queens-genetic", "atcoder"],
  ["yet-another-n-queen-problem", "codeforces"],
  ["s-nim", "library-checker"],
] as const)(
  "no dead method or field in %s for %s",
  async (slug, target) => {
    const { code } = await bundle(`problems/${slug}/solution.ts`, { target });
    expect(code).toMatch(/^class /m);
    expect(deadMembers(code)).toEqual([]);
  },
  30_000,
);

it("finds a dead one", () => {
  const code = `class A { a = 1; b; #c = 2; constructor() { this.b = this.d = 3; } e() { return this.a; } f() {} }
    new A().e(); const { f } = new A();`;
  expect(deadMembers(code)).toEqual(["A.b", "A.#c", "A.d"]);
});

it("what asks for Deno is in the bundle for Deno alone", async () => {
  for (const [target, isThere] of [
    ["library-checker", true],
    ["codeforces", false],
  ] as const) {
    const { code } = await bundle("problems/s-nim/solution.ts", { target });
    expect(code.includes("Deno")).toBe(isThere);
    expect(code.includes("writeInDeno")).toBe(isThere);
  }
});
