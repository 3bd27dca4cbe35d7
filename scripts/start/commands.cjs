const { existsSync, readdirSync, readFileSync } = require("node:fs");
const { basename, dirname, join } = require("node:path");

const SCRIPTS = dirname(__dirname);

/** Our own pages, figures and experiments: only a clone has what they need. */
exports.CLONE_ONLY = new Set(
  `bench check-nodes check-outputs depths evolve experiment mutate pack readme site slide
   stores try-linux try-vscode try-windows vscode`.split(/\s+/),
);

/** A package has the compiled commands here; a clone makes its own of the sources. */
exports.PROGRAMS = join(SCRIPTS, "programs");
const COMMANDS = join(exports.PROGRAMS, "commands");

/** The doors of the commands: scripts/<room>/<command>.command.ts, or in a package the programs. */
function doors() {
  if (existsSync(COMMANDS)) return readdirSync(COMMANDS).map((file) => join(COMMANDS, file));
  const rooms = readdirSync(SCRIPTS, { withFileTypes: true }).filter((room) => room.isDirectory());
  const names = [...rooms.map((room) => room.name), "judge/matrix"];
  const folders = names.map((name) => join(SCRIPTS, name)).filter((path) => existsSync(path));
  return folders
    .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
    .filter((file) => file.endsWith(".command.ts"));
}

const nameOf = (door) => basename(door).replace(/\.command\.ts$|\.cjs$/, "");

/** The door of a command; undefined for an unknown one. */
exports.commandFile = (name) => doors().find((door) => nameOf(door) === name);

/** The names of the commands that work in a clone, or in a workspace elsewhere. */
exports.commandNames = (isClone) =>
  doors()
    .map(nameOf)
    .filter((name) => isClone || !exports.CLONE_ONLY.has(name))
    .sort();

/** What the command's --help says that it does: the literal, or the joined ones, in its `.description(…)`. */
exports.whatItDoes = (name) => {
  const source = readFileSync(exports.commandFile(name), "utf8");
  const call = /Command\("npm run [^"]*"\)\s*\.description\(\s*((?:"[^"]*"[\s+,]*)+)\)/;
  const [, literals] = call.exec(source) ?? [];
  if (literals === undefined) throw new Error(`${name}: no .description("…")`);
  return [...literals.matchAll(/"([^"]*)"/g)].map(([, part]) => part).join("");
};

/** The commands by what one wants of them, those of every day first. */
const GROUPS = [
  ["every day", "new case judge stress submit desk"],
  ["a contest", "import contest completion"],
  ["practice", "practice hint progress"],
  ["a problem", "run check generate draw bundle matrix"],
  ["many programs", "jobs batch seeds"],
  ["other judges' packages", "export package"],
  ["the library", "verify"],
  ["this machine", "init doctor"],
];

/** The names under their headings; what no heading names stands under the last, which is the clone's own. */
exports.commandGroups = (isClone) => {
  const names = exports.commandNames(isClone);
  const groups = GROUPS.map(([heading, words]) => {
    return [heading, words.split(" ").filter((name) => names.includes(name))];
  });
  const grouped = new Set(groups.flatMap(([, own]) => own));
  const rest = names.filter((name) => !grouped.has(name));
  return [...groups, ["judgebench itself", rest]].filter(([, own]) => own.length > 0);
};

/** The commands with what they do, a line or two each, by groups. */
exports.commandList = (isClone) =>
  exports
    .commandGroups(isClone)
    .map(([heading, names]) => `${heading}\n${names.map(commandLines).join("")}`)
    .join("\n");

function commandLines(name) {
  const lines = exports.whatItDoes(name).match(/\S(?:.{0,61}\S)?(?!\S)/g);
  return `  ${name.padEnd(14)}${lines.join(`\n${" ".repeat(16)}`)}\n`;
}
