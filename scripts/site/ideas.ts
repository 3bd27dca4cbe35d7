import { ExpectedError } from "../base/expected-error";
import { figure } from "./markdown";
import { picture } from "./picture";

const FOLDER = "scripts/site/ideas/";

/** The text about a module of lib/. */
export const ideaOf = (module: string) => module.replace(/^lib\//, FOLDER).replace(/\.ts$/, ".md");

/** Throws for an idea whose module is not there: it was renamed, or removed. */
export function checkIdeas(files: readonly string[], modules: readonly string[]): void {
  const lost = files.find((file) => !modules.some((module) => ideaOf(module) === file));
  if (lost !== undefined)
    throw new ExpectedError(`${lost}: no such module in lib`, "rename it too");
}

/** What an example says: `const day = …; // 3`, and `const week = [1, 2, 3];` */
const SAID = /^const (\w+)(?:.* = .*; \/\/ | = \[(?=[^\]]*\];$))(-?\d+(?:\.\d+)?(?:, -?\d+)*)/gm;

/** The values that an example says, by name. */
export function valuesOf(text: string): Map<string, readonly string[]> {
  return new Map([...text.matchAll(SAID)].map(([, name, list]) => [name!, list!.split(", ")]));
}

/** An idea as Markdown of its module's page: its pictures drawn, `$sum` the value that its example promises. */
export function ideaMarkdown(file: string, text: string): string {
  const place = (before: string, line = 0) => `${file}:${before.split("\n").length + line}`;
  const values = valuesOf(text);
  // `$held.3` is an item of a list; behind "@" a list has commas.
  const filled = text.replace(/(@?)\$(\w+)(?:\.(\d+))?/g, (word, at, name, item, offset) => {
    const list = values.get(name);
    const value = item === undefined ? list?.join(at ? "," : " ") : list?.[item];
    if (value !== undefined) return at + value;
    const fault = `${place(text.slice(0, offset))}: the example does not say ${word}`;
    throw new ExpectedError(fault, `const ${name} = …; // its value`);
  });
  const drawn = filled.replace(/^```picture (.+)\n([\s\S]*?)\n```$/gm, (_, label, shapes, offset) =>
    figure(picture(label, shapes.split("\n"), (line) => place(filled.slice(0, offset), line + 1))),
  );
  return drawn.replaceAll('"../../lib/', '"judgebench/');
}
