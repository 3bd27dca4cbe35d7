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

/** Linked code may have its names shortened, other code loses blanks and comments alone. */
export function minify(code: string, isLinked: boolean): string {
  const { minifySync } = require("@swc/core") as typeof import("@swc/core");
  const { code: small } = minifySync(withoutHtmlComments(code), {
    ecma: 2019,
    compress: isLinked ? REWRITE_ONLY : false,
    mangle: isLinked ? { toplevel: true } : false,
    module: false,
  });
  return withoutHtmlComments(small);
}
