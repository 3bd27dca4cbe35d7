/** A file of a Java program. */
export interface JavaFile {
  /** "a/B.java" */
  readonly path: string;
  readonly text: string;
}

const NO_CODE = /\/\*[\s\S]*?\*\/|\/\/.*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g;
const WORD =
  /[{}]|\b(?:class|enum|interface|record)\s+(\w+)|\bvoid\s+main\s*\(\s*(?:final\s+)?(?:java\.lang\.)?String\b/g;

/**
 * The class that starts a Java program, by its full name: that of the file Main.java or else of the first file
 * with a `main`. It need not have the file's name: of a source test-1.java the compiler makes Main.class.
 */
export function mainClass(files: readonly JavaFile[]): string {
  const nameOf = ({ path }: JavaFile) => path.slice(path.lastIndexOf("/") + 1, -".java".length);
  const isMain = (file: JavaFile) => (/^main$/i.test(nameOf(file)) ? 0 : 1);
  const inOrder = [...files].sort((a, b) => isMain(a) - isMain(b));
  const started = inOrder.map((file) => ({ file, names: startingClasses(file.text) }));
  const { file, names } = started.find((one) => one.names.length > 0) ?? {
    file: inOrder[0]!,
    names: [],
  };
  const fileClass = nameOf(file);
  const name = names.includes(fileClass) ? fileClass : (names[0] ?? fileClass);
  const [, home] = /^\s*package\s+([\w.]+)\s*;/m.exec(file.text.replace(NO_CODE, " ")) ?? [];
  return home === undefined ? name : `${home}.${name}`;
}

/** The outermost types of a source that hold a `main`. */
function startingClasses(text: string): string[] {
  const names: string[] = [];
  let [depth, outer] = [0, ""];
  for (const [word, type] of text.replace(NO_CODE, " ").matchAll(WORD)) {
    if (word === "{") depth++;
    else if (word === "}") depth--;
    else if (type === undefined) {
      if (depth === 1) names.push(outer);
    } else if (depth === 0) outer = type;
  }
  return names;
}
