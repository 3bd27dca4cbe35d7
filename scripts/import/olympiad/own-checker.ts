import type { SourceFile } from "../../base/source-file";
import { type PackageDraft, VALIDATOR } from "../packages/package-draft";
import { programFiles } from "../packages/program-files";
import { STANDARD } from "../packages/standard-checkers";

export type Judging = Pick<PackageDraft, "checker" | "interactor" | "unjudged" | "files">;
export type Files = ReadonlyMap<string, SourceFile>;

const NATIVE = /\.(?:cpp|cc|cxx|c)$/;

/** A checker by testlib's convention. */
export function testlibChecker(path: string, files: Files): Judging {
  return { checker: { testlib: [VALIDATOR] }, files: programFiles(path, files, VALIDATOR) };
}

/** An interactor by testlib's convention. */
export function testlibInteractor(path: string, files: Files): Judging {
  return { interactor: { testlib: [VALIDATOR] }, files: programFiles(path, files, VALIDATOR) };
}

/** A checker of testlib by its name alone: ncmp. */
export function builtInChecker(name: string): Judging {
  const checker = STANDARD[`std::${name.replace(/\.cpp$/, "")}.cpp`];
  return checker ? { checker } : { unjudged: `its built-in checker ${name} is not known here` };
}

/** Conventions that are not testlib's: the end of a script, $1 is the input, $2 the output, $3 the answer. */
const CALLS = {
  /** Exit code 0 is right, any other wrong; one that a signal has ended says nothing. */
  hustoj:
    '"$here/program" "$1" "$3" "$2" >&2\nended=$?\n[ $ended -gt 127 ] && exit 3\n[ $ended -eq 0 ]\n',
  /** Exit code 0 is right, 1 wrong, any other a fault of the checker. */
  qduoj: '"$here/program" "$1" "$2" >&2\nended=$?\n[ $ended -le 1 ] && exit $ended\nexit 3\n',
  /** A share from 0 to 1 on stdout. */
  cms: 'said=$("$here/program" "$1" "$3" "$2") || exit 3\nshare=$(line 1)\nend 1\n',
  /** OK or WRONG, a message, points from 0 to 100. */
  sinol: `said=$("$here/program" "$1" "$2" "$3")
case $(line 1) in
OK*) ;;
WRONG*) line 2 >&2; exit 1 ;;
*) exit 3 ;;
esac
share=$(line 3)
[ -z "$share" ] && exit 0
end 100
`,
} as const;

const START = `#!/bin/sh
here=$(dirname "$0")
line() { printf '%s\\n' "$said" | sed -n "$1p" | tr -d ' \\t\\r'; }
end() {
  exec awk -v share="$share" -v whole="$1" 'BEGIN {
    if (share !~ /^[0-9]+([.][0-9]*)?(e-?[0-9]+)?$/) exit 3
    if (share + 0 >= whole + 0) exit 0
    if (share + 0 == 0) exit 1
    printf "\\npartial %d/1000000\\n", share / whole * 1000000 > "/dev/stderr"
    exit 7
  }'
}
`;

/** A checker of another convention, with a script that ends as testlib's do. */
export function wrappedChecker(path: string, files: Files, call: keyof typeof CALLS): Judging {
  if (!NATIVE.test(path)) return { unjudged: `its checker ${path} is no source in C or C++` };
  const file = path.split("/").at(-1)!;
  if (!/^[\w.+-]+$/.test(file)) return { unjudged: `its checker ${path} has a strange name` };
  const compiler = file.endsWith(".c") ? "cc" : "c++ -std=gnu++17";
  const build = `#!/bin/sh\nexec ${compiler} -O2 -I. -o program ./${file} -lm\n`;
  const bytes = (text: string) => new TextEncoder().encode(text);
  return {
    checker: { testlib: [VALIDATOR] },
    files: new Map([
      ...programFiles(path, files, VALIDATOR),
      [`${VALIDATOR}/build`, bytes(build)],
      [`${VALIDATOR}/run`, bytes(START + CALLS[call])],
    ]),
  };
}

/** The first file of these names, a source in C or C++ before others. */
export function sourceOf(files: Files, names: RegExp): string | undefined {
  const paths = [...files.keys()].filter((path) => names.test(path)).sort();
  return paths.find((path) => NATIVE.test(path)) ?? paths[0];
}

/** A number of the settings; undefined where nothing is. */
export function settingNumber(value: unknown, what: string, least = 0): number | undefined {
  if (value === undefined || value === null || value === "") return undefined;
  const number = typeof value === "object" ? Number.NaN : Number(value);
  if (Number.isFinite(number) && number >= least && number <= 1e9) return number;
  throw new Error(`${what}: expected a number, found ${JSON.stringify(value).slice(0, 30)}`);
}
