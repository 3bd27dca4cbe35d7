import { oneWord } from "../base/command-words";

/** How a program that is no TypeScript or JavaScript is compiled, or run. */
interface OtherLanguage {
  /** "C++" */
  readonly name: string;
  /** Of its files; package.json names a command of the user's by one of them. */
  readonly endings: readonly string[];
  /** What compiles it, or runs its source. */
  readonly command: string;
  /** The rest of the command that compiles it, into a folder that is there; undefined where it runs from its source. */
  readonly into?: (folder: string, source: string) => readonly string[];
}

const PROGRAM = "program";
const native = (folder: string, source: string) => ["-o", `${folder}/${PROGRAM}`, source];

const LANGUAGES: readonly OtherLanguage[] = [
  { name: "C++", endings: ["cpp", "cc", "cxx"], command: "g++ -O2 -std=c++20", into: native },
  {
    ...{ name: "C", endings: ["c"], command: "gcc -O2" },
    into: (folder, source) => [...native(folder, source), "-lm"],
  },
  {
    ...{ name: "Java", endings: ["java"], command: "javac -encoding UTF-8" },
    // It is submitted alone: other files of its folder are no part of it.
    into: (folder, source) => ["-d", folder, "-sourcepath", folder, source],
  },
  { name: "Rust", endings: ["rs"], command: "rustc -O --edition=2021", into: native },
  { name: "Go", endings: ["go"], command: "go build", into: native },
  { name: "Python", endings: ["py"], command: "python3" },
  { name: "Ruby", endings: ["rb"], command: "ruby" },
];

/** Undefined for a file of no language that is known here, and for a name without an ending. */
export function otherLanguage(file: string): OtherLanguage | undefined {
  const [, ending = ""] = /.\.(\w+)$/.exec(file) ?? [];
  return LANGUAGES.find(({ endings }) => endings.includes(ending.toLowerCase()));
}

/** What a compiled program lies in its folder as; Java's classes have names of their own. */
export function builtFile(folder: string): string {
  return `${folder}/${PROGRAM}`;
}

/** "g++ -O2 -o a a.cpp, then npm run judge two-knights -- --run ./a": judges a file on the cases of that problem. */
export function byRun(file: string, problem: string): string {
  const { command, into } = otherLanguage(file)!;
  const judged = `npm run judge ${problem} -- --run`;
  if (!into) return `${judged} "${command} ${file}"`;
  const start = file.replace(/\.\w+$/, "");
  const [, folder = ".", name] = /^(?:(.*)[/\\])?(.*)$/.exec(start)!;
  if (/\.java$/i.test(file)) {
    return `${command} ${oneWord(file)}, then ${judged} "java -cp ${folder} ${name}"`;
  }
  const run = /[/\\]/.test(start) ? start : `./${start}`;
  return `${command} -o ${oneWord(start)} ${oneWord(file)}, then ${judged} ${oneWord(run)}`;
}
