import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const COMPILES = "import sys; compile(open(sys.argv[1], 'rb').read(), sys.argv[1], 'exec')";

/** The interpreter of a Python program; throws an Error where it is Python 2 and there is none here. */
export function pythonOf(folder: string, files: readonly string[]): "python2" | "python3" {
  if (!files.some((file) => isOld(join(folder, file)))) return "python3";
  if (succeeds("python2", ["-c", ""])) return "python2";
  throw new Error("it is written in Python 2, and there is no python2 here");
}

/** What Python 3 lacks, where the program does not give it a meaning itself. */
const OLD_NAMES = ["raw_input", "xrange", "unichr", "iteritems"];

/** By its name, its first line, a print statement where Python 3 cannot compile it, or what it calls. */
function isOld(file: string): boolean {
  if (file.endsWith(".py2")) return true;
  const text = readFileSync(file, "utf8");
  if (/^#!.*python/.test(text)) return /^#!.*python2/.test(text);
  const code = text.replace(/#.*/g, "");
  const calls = OLD_NAMES.some(
    (name) =>
      new RegExp(`\\b${name}\\s*\\(`).test(code) &&
      !new RegExp(`\\b${name}\\s*=[^=]|\\bdef\\s+${name}\\b|\\bas\\s+${name}\\b|NameError`).test(
        code,
      ),
  );
  if (calls) return true;
  const hasStatement = /^[ \t]*(?:print\b(?![ \t]*[(=.,)])|exec[ \t]+\w|raise \w+, )/m.test(text);
  return hasStatement && !succeeds("python3", ["-c", COMPILES, file]);
}

function succeeds(program: string, args: readonly string[]): boolean {
  return spawnSync(program, args, { stdio: "ignore" }).status === 0;
}
