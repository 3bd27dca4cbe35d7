/** The codes of the problem format's languages that can be told by their files' endings. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  python3: ["py", "py3"],
  python2: ["py2"],
  cpp: ["cpp", "cc", "cxx", "c++", "C"],
  c: ["c"],
  java: ["java"],
  javascript: ["js"],
  bash: ["sh", "bash"],
  perl: ["pl"],
  ruby: ["rb"],
  lua: ["lua"],
  rust: ["rs"],
};

/** The code of the language of a program's files; undefined where none of them tells it. */
export function languageOf(paths: readonly string[]): string | undefined {
  const endings = paths.map((path) => path.slice(path.lastIndexOf(".") + 1));
  const codes = Object.keys(ENDINGS);
  return codes.find((code) => endings.some((ending) => ENDINGS[code]!.includes(ending)));
}

/** What files of a language end with. */
export function endingOf(code: string): string | undefined {
  return Object.hasOwn(ENDINGS, code) ? ENDINGS[code]![0] : undefined;
}
