#!/usr/bin/env node
// jb <command> [argument…]: every command from anywhere, without npm and its " -- ". `npm i -D judgebench`
// puts it into a workspace, `npm link` in a clone into the PATH. The workspace's own judgebench comes before
// the one in the PATH.
require("./start/refuse-old-node.cjs");
const { existsSync, readFileSync } = require("node:fs");
const { createRequire } = require("node:module");
const { join } = require("node:path");
const { commandList } = require("./start/commands.cjs");
const { findWorkspace, TOOL } = require("./start/roots.cjs");
const { typedAs } = require("./start/typed-as.cjs");

process.env.INIT_CWD = process.cwd(); // where "." is; npm sets it too

/** The launcher of the judgebench that the workspace has installed, or is; undefined where it has yet to be. */
function localLauncher(workspace) {
  try {
    const manifest = createRequire(join(workspace, "any.js")).resolve("judgebench/package.json");
    return join(manifest, "../scripts/jb.cjs");
  } catch {
    const own = join(workspace, "scripts/jb.cjs");
    if (existsSync(own)) return own;
    return existsSync(join(workspace, "problems")) ? undefined : __filename;
  }
}

function run([name, topic]) {
  const isHelp = name === undefined || name === "--help" || name === "-h" || name === "help";
  if (name === "help" && topic !== undefined && !topic.startsWith("-")) {
    process.argv.splice(2, 2, topic, "--help"); // jb help judge
    run([topic]);
  } else if (name === "--version" || name === "-V") {
    const { version } = JSON.parse(readFileSync(join(TOOL, "package.json"), "utf8"));
    process.stdout.write(`${version}\n`);
  } else if (isHelp) {
    const typed = typedAs({ ...process.env, JB_COMMAND: "" });
    const first = `${typed} <command> --help, or ${typed} help <command>, prints its options`;
    process.stdout.write(`${first}\n\n${commandList(workspace === TOOL)}`);
  } else {
    process.env.JB_COMMAND = name;
    require("./start.cjs");
  }
}

const workspace = findWorkspace(process.cwd());
const launcher = workspace === undefined ? __filename : localLauncher(workspace);
if (launcher === undefined) {
  process.stderr.write(
    `error: judgebench of ${workspace} is not installed\n  try: npm install, there\n`,
  );
  process.exitCode = 3;
} else if (launcher === __filename) run(process.argv.slice(2));
else require(launcher);
