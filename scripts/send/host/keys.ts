import { existsSync, readFileSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import type { KeyFile, Keys } from "../site";

/**
 * The user's credentials files. A kattisrc is one of JUDGEBENCH_KATTISRC, else ~/.kattisrc.<host> or
 * ~/.kattisrc; the netrc is that of NETRC, else ~/.netrc. `note` hears which of them others can read.
 */
export function userKeys(
  note: (line: string) => void,
  env: NodeJS.ProcessEnv = process.env,
  home = homedir(),
): Keys {
  const openFiles = new Set<string>();
  const open = (file: string): KeyFile[] => {
    if (!existsSync(file) || !statSync(file).isFile()) return [];
    const name = file.startsWith(home) ? `~${file.slice(home.length)}`.replaceAll("\\", "/") : file;
    if (isOpen(file) && !openFiles.has(file)) {
      openFiles.add(file);
      note(`others can read ${name}: chmod 600 ${name}`);
    }
    return [{ name, text: readFileSync(file, "utf8") }];
  };
  return {
    kattisrc(host) {
      const named = env.JUDGEBENCH_KATTISRC;
      const usual = [join(home, `.kattisrc.${host}`), join(home, ".kattisrc")];
      const files = named ? (existsSync(named) ? [named] : named.split(delimiter)) : usual;
      return files.flatMap(open);
    },
    netrc() {
      const files = env.NETRC ? [env.NETRC] : [join(home, ".netrc"), join(home, "_netrc")];
      return files.flatMap(open).slice(0, 1);
    },
    variable: (name) => env[name] || undefined,
  };
}

const OTHERS = 0o044;

function isOpen(file: string): boolean {
  return process.platform !== "win32" && (statSync(file).mode & OTHERS) !== 0;
}
