// npm runs this as `prepare`. Where npm installs judgebench from its git repository, it has cloned it into a folder
// of its own, and packs that folder next: the packed package takes its place. Anywhere else, as after `npm ci` in a
// clone, it does nothing. Plain CommonJS, since npm may run it before there is anything that reads TypeScript.
const { execFileSync } = require("node:child_process");
const { readdirSync, renameSync, rmSync } = require("node:fs");
const { join, resolve } = require("node:path");

const CLONE = resolve(__dirname, "../../..");

// npm sets it for the clones that it makes of git repositories, so that none prepares itself twice.
if (process.env._PACOTE_NO_PREPARE_ !== undefined) {
  const packed = join(CLONE, "node_modules/.package"); // npm packs nothing of node_modules
  execFileSync(process.execPath, [join(CLONE, "scripts/start.cjs"), "pack", "--into", packed], {
    cwd: CLONE,
    env: { ...process.env, INIT_CWD: CLONE, JB_COMMAND: undefined },
    stdio: "inherit",
  });
  for (const name of readdirSync(CLONE)) {
    if (name !== "node_modules") rmSync(join(CLONE, name), { recursive: true });
  }
  for (const name of readdirSync(packed)) renameSync(join(packed, name), join(CLONE, name));
}
