/**
 * What the user typed before the command's name: "jb", "npx jb" where npm started it (npx, or a script that
 * calls jb), "npm run" in a clone. jb.cjs notes that it was jb; npm names what it runs.
 */
exports.typedAs = (env = process.env) => {
  if (env.JB_COMMAND === undefined) return "npm run";
  return /^['"]?(jb|judgebench)\b/.test(env.npm_lifecycle_script ?? "") ? "npx jb" : "jb";
};
