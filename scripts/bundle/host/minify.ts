import { withoutHtmlComments } from "../lower/html-comments";

/**
 * Of swc's compressor only what writes the same statements shorter. What reasons about values is off: it
 * once took x instanceof A for false.
 */
const REWRITE_ONLY = {
  defaults: false,
  booleans: true,
  comparisons: true,
  conditionals: true,
  if_return: true,
  join_vars: true,
  keep_classnames: true,
  keep_fargs: true,
  keep_fnames: true,
  keep_infinity: true,
  properties: true,
  sequences: true,
};

/**
 * Linked code may have its names shortened, other code loses blanks and comments alone: it is printed as it
 * was parsed, since the minifier renames even then what has the name of a global. Calls `unread` for such
 * code that swc cannot read, which stays as it is: it takes if (x) function f() {} for a fault.
 */
export function minify(code: string, isLinked: boolean, unread = () => {}): string {
  const { minifySync } = require("@swc/core") as typeof import("@swc/core");
  const plain = withoutHtmlComments(code);
  const small = isLinked
    ? minifySync(plain, {
        ecma: 2019,
        compress: REWRITE_ONLY,
        mangle: { toplevel: true },
        module: false,
      }).code
    : printed(plain);
  if (small === undefined) unread();
  return withoutHtmlComments(small ?? plain);
}

function printed(plain: string): string | undefined {
  const { parseSync, printSync } = require("@swc/core") as typeof import("@swc/core");
  let program: ReturnType<typeof parseSync>;
  try {
    program = parseSync(plain, asCommonJs(plain));
  } catch {
    return undefined;
  }
  return printSync(program, { minify: true, jsc: { target: "esnext" } }).code;
}

/** How swc reads what Node runs as the body of a function, or as an ES module where it says import.meta. */
function asCommonJs(code: string) {
  return {
    syntax: "ecmascript",
    target: "esnext",
    isModule: /\bimport\.meta\b/.test(code),
    allowReturnOutsideFunction: true,
  } as const;
}
