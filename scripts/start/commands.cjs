const { existsSync, readdirSync } = require("node:fs");
const { dirname, join } = require("node:path");

const SCRIPTS = dirname(__dirname);

/** Our own pages, figures and experiments: only a clone has what they need. */
exports.CLONE_ONLY = new Set(
  `bench check-nodes check-outputs depths evolve experiment growth hardest mutate pack readme site slide
   stores`.split(/\s+/),
);

/** The rooms of commands. */
function folders() {
  const rooms = readdirSync(SCRIPTS, { withFileTypes: true }).filter((room) => room.isDirectory());
  return [...rooms.map((room) => room.name), "judge/matrix"].map((room) => join(SCRIPTS, room));
}

/** The one scripts/<room>/<command>.command.ts; undefined for an unknown command. */
exports.commandFile = (name) => {
  const files = folders().map((folder) => join(folder, `${name}.command.ts`));
  return files.find((file) => existsSync(file));
};

/** The names of the commands that work in a clone, or in a workspace elsewhere. */
exports.commandNames = (isClone) => {
  const files = folders().flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : []));
  const names = files.flatMap((file) => /^(.+)\.command\.ts$/.exec(file)?.[1] ?? []);
  return names.filter((name) => isClone || !exports.CLONE_ONLY.has(name)).sort();
};
