const { mkdirSync, renameSync, rmSync, writeFileSync } = require("node:fs");
const { dirname } = require("node:path");
const { retried } = require("./retried.cjs");

/**
 * Writes a file of a cache so that nobody sees half of it, also two at once. `content` may be a function
 * of the draft's path that makes it. A cache that cannot be written costs time, nothing else.
 */
exports.replaceFile = (file, content) => {
  const draft = `${file}.${process.pid}.tmp`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(draft, "");
    writeFileSync(draft, typeof content === "function" ? content(draft) : content);
    retried(() => renameSync(draft, file));
  } catch {
    try {
      rmSync(draft, { force: true });
    } catch {
      // not even its folder is there
    }
  }
};
