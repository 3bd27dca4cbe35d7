#!/usr/bin/env node
// jb <command> [argument…]: every command of the repository from anywhere, without npm and its " -- ".
// `npm link` in the repository puts it in the PATH.
const { readFileSync } = require("node:fs");
const { join } = require("node:path");

const [name] = process.argv.slice(2);
if (name === undefined || name === "--help" || name === "-h" || name === "help") {
  const { scripts } = JSON.parse(readFileSync(join(__dirname, "..", "package.json"), "utf8"));
  const isOurs = (line) => line.startsWith("node scripts/start.cjs ");
  const names = Object.keys(scripts).filter((script) => isOurs(scripts[script]));
  process.stdout.write(`jb <command> --help prints its options\n${names.sort().join(" ")}\n`);
} else {
  process.env.JB_COMMAND = name;
  process.env.INIT_CWD = process.cwd(); // where "." is; npm sets it too
  require("./start.cjs");
}
