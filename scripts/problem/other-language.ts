/** How a program that is no TypeScript or JavaScript is built, and judged by --run. */
interface OtherLanguage {
  /** "C++" */
  readonly name: string;
  /** The command that builds it; undefined where it runs from its source. */
  readonly build?: string;
  /** What --run takes then. */
  readonly run: string;
}

/** Undefined for a file of no language that is known here, and for a name without an ending. */
export function otherLanguage(file: string): OtherLanguage | undefined {
  const [, start = "", ending = ""] = /^(.*)\.(\w+)$/.exec(file) ?? [];
  const program = /[/\\]/.test(start) ? start : `./${start}`;
  switch (ending.toLowerCase()) {
    case "cpp":
    case "cc":
    case "cxx":
      return { name: "C++", build: `c++ -O2 -o ${word(start)} ${word(file)}`, run: program };
    case "c":
      return { name: "C", build: `cc -O2 -o ${word(start)} ${word(file)}`, run: program };
    case "rs":
      return { name: "Rust", build: `rustc -O -o ${word(start)} ${word(file)}`, run: program };
    case "go":
      return { name: "Go", build: `go build -o ${word(start)} ${word(file)}`, run: program };
    case "py":
      return { name: "Python", run: `python3 ${file}` };
    case "rb":
      return { name: "Ruby", run: `ruby ${file}` };
    default:
      return undefined;
  }
}

/** "c++ -O2 -o a a.cpp, then npm run judge two-knights -- --run ./a": what leads on from such a file. */
export function byRun(file: string, problem: string): string {
  const { build, run } = otherLanguage(file)!;
  return `${build === undefined ? "" : `${build}, then `}npm run judge ${problem} -- --run ${word(run)}`;
}

/** As a shell takes it for one word. */
function word(text: string): string {
  return /\s/.test(text) ? `"${text}"` : text;
}
