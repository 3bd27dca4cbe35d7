import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { execa } from "execa";
import { CACHE } from "../../../base/host/roots";
import { compilerLack, type Lack } from "../../lacks";
import { kernelFacts } from "./kernel-facts";

const SOURCES = join(__dirname, "supervisor");

type Compiled = { readonly file: string } | { readonly missing: Lack };

let compiled: Promise<Compiled> | undefined;

/** The compiled supervisor, or why there is none. Compiled at first use, kept by its content. */
export async function compileSupervisor(
  platform: NodeJS.Platform = process.platform,
): Promise<Compiled> {
  if (platform !== "linux") return { missing: { reason: "they need Linux" } };
  compiled ??= compile();
  return compiled;
}

async function compile(): Promise<Compiled> {
  const names = readdirSync(SOURCES).sort();
  const hash = createHash("sha256").update(process.arch);
  for (const name of names) hash.update(readFileSync(join(SOURCES, name)));
  const file = join(CACHE, "supervisor", hash.digest("hex").slice(0, 16));
  if (existsSync(file)) return { file };
  mkdirSync(join(CACHE, "supervisor"), { recursive: true });
  const draft = `${file}.${process.pid}`;
  const sources = names.filter((name) => name.endsWith(".c")).map((name) => join(SOURCES, name));
  // In each box it starts anew, for half the time if it is static. Some systems have libc's archive apart: there -z now,
  // else each child of the supervisor would look up the names of libc again.
  const cc = (how: string) =>
    execa("cc", ["-std=gnu11", "-O2", how, "-o", draft, ...sources], { reject: false });
  let made = await cc("-static");
  if (made.failed) made = await cc("-Wl,-z,now");
  const { failed, stderr, code } = made;
  if (code === "ENOENT") return { missing: compilerLack(kernelFacts()) };
  if (failed) {
    // As without the headers of libc, which some systems install apart.
    const { remedy } = compilerLack(kernelFacts());
    return {
      missing: { reason: `cc failed: ${stderr.split("\n")[0]}`, ...(remedy && { remedy }) },
    };
  }
  renameSync(draft, file);
  return { file };
}
