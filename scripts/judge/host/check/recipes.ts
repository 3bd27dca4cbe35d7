import { readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { mainClass } from "../../program/main-class";
import { pythonOf } from "./python";

/** How the sources of a folder become a command; `files` are relative to it. */
export interface Recipe {
  readonly language: string;
  readonly source: RegExp;
  /** Commands to be run in the folder, of which one must succeed. */
  compile(files: readonly string[]): readonly (readonly string[])[];
  /** `entry` is the file, or Java's class, that a package names to start with. */
  command(folder: string, files: readonly string[], entry?: string): readonly string[];
}

const cPlusPlus = (standard: string, files: readonly string[]) => {
  return ["c++", "-O2", `-std=${standard}`, "-I.", "-o", "program", ...files];
};

/** A program may bring its own way to be made and to be run, as the ICPC format has it. */
export const [BUILD, RUN] = ["build", "run"];

export const OWN_WAY: Recipe = {
  language: "its own way",
  source: /^(?:build|run)$/,
  compile: (files) => (files.includes(BUILD) ? [[`./${BUILD}`]] : []),
  command: (folder) => [join(folder, RUN)],
};

export const RECIPES: readonly Recipe[] = [
  OWN_WAY,
  {
    language: "C++",
    source: /\.(?:cpp|cc|cxx|c\+\+|C)$/,
    compile: (files) => [cPlusPlus("gnu++20", files), cPlusPlus("gnu++17", files)],
    command: (folder) => [join(folder, "program")],
  },
  {
    language: "C",
    source: /\.c$/,
    compile: (files) => [["cc", "-O2", "-I.", "-o", "program", ...files, "-lm"]],
    command: (folder) => [join(folder, "program")],
  },
  {
    language: "Java",
    source: /\.java$/,
    compile: (files) => [["javac", "-encoding", "UTF-8", "-d", ".", ...files]],
    command: (folder, files, entry) => {
      const read = (path: string) => ({ path, text: readFileSync(join(folder, path), "utf8") });
      return ["java", "-Xss64m", "-cp", folder, entry ?? mainClass(files.map(read))];
    },
  },
  {
    language: "Python",
    source: /\.py[23]?$/,
    compile: () => [],
    command: (folder, files, entry) => [pythonOf(folder, files), mainFile(folder, files, entry)],
  },
  script("JavaScript", /\.[cm]?js$/, "node"),
  script("Bash", /\.(?:sh|bash)$/, "bash"),
  script("AWK", /\.awk$/, "awk", "-f"),
  script("Ruby", /\.rb$/, "ruby"),
  script("Lua", /\.lua$/, "lua"),
  {
    language: "Perl",
    source: /\.pl$/,
    compile: () => [],
    command: (folder, files, entry) => {
      const file = mainFile(folder, files, entry);
      const isProlog = /^(?:[a-z]\w*\b.*)?:-/m.test(readFileSync(file, "utf8"));
      if (isProlog) throw new Error("it is written in Prolog: nothing here runs that");
      return ["perl", file];
    },
  },
  {
    language: "Rust",
    source: /\.rs$/,
    compile: (files) => [["rustc", "-O", "--edition=2021", "-o", "program", first(files)]],
    command: (folder) => [join(folder, "program")],
  },
];

function script(language: string, source: RegExp, ...interpreter: readonly string[]): Recipe {
  const command = (folder: string, files: readonly string[], entry?: string) => {
    return [...interpreter, mainFile(folder, files, entry)];
  };
  return { language, source, compile: () => [], command };
}

function mainFile(folder: string, files: readonly string[], entry?: string): string {
  return join(folder, entry !== undefined && files.includes(entry) ? entry : first(files));
}

/** As hosts choose it: main.*, else the first by name; one called validate goes before others. */
function first(files: readonly string[]): string {
  const named = (wanted: RegExp) =>
    files.find((file) => wanted.test(basename(file, extname(file))));
  return named(/^__main__$/) ?? named(/^main$/i) ?? named(/^main|^validat/i) ?? files[0]!;
}
