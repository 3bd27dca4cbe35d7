import { chmodSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { execaSync } from "execa";
import { beforeAll, describe, expect, it } from "vitest";
import { TOOL } from "../../../base/host/roots";
import { chooseSandbox } from "../../../runner/host/box/sandbox";
import { commandOutput } from "../../../testing/run-script";
import { needsTier } from "../../../testing/sandbox/needs-tier";
import { testFolder } from "../../../testing/test-folder";

// Programs of installed runtimes in the tiers that show them few files. A runtime that is not installed is skipped.

const folder = testFolder({
  "a.py": "print(sum(map(int, input().split())))",
  "a-1.in": "3 4\n",
  "a-1.out": "7\n",
  "java/H.java": `import java.util.*;
public class H { public static void main(String[] a) throws Exception {
  java.security.MessageDigest.getInstance("SHA-256");
  Scanner s = new Scanner(System.in); System.out.println(s.nextInt() + s.nextInt()); } }`,
  "lib/adding.py": "add = sum",
  "lib/Adding.pm": "package Adding; sub add { $_[0] + $_[1] } 1;",
  "p/p.py": "import adding; print(adding.add(map(int, input().split())))",
  "p/pool.py": `from multiprocessing import Pool
def f(x): return x
if __name__ == "__main__":
    with Pool(2) as pool: print(sum(pool.map(f, map(int, input().split()))))`,
  "p/a.pl": 'use Adding; print Adding::add(split " ", <STDIN>), "\\n";',
  "p/a.rb": 'require "digest"; puts gets.split.sum(&:to_i)',
  "p/a.php": '<?php fscanf(STDIN, "%d %d", $a, $b); echo $a + $b, "\\n";',
  "p/kill.js": `const { fork } = require("child_process");
if (process.argv[2]) setInterval(() => {}, 1e3);
else { fork(__filename, ["x"]).on("exit", () => console.log(7)).kill(); }`,
});
chmodSync(folder, 0o755);

const COMMANDS: readonly (readonly [runtime: string, args: string, tiers: string])[] = [
  ["java", "java -cp F/java H", "AB"],
  ["java", "java -jar F/java/h.jar", "AB"],
  ["java", "java F/java/H.java", "AB"],
  ["python3", "PYTHONPATH=F/lib python3 F/p/p.py", "AB"],
  ["python3", "python3 F/p/pool.py", "A"],
  ["perl", "perl -IF/lib F/p/a.pl", "AB"],
  ["ruby", "ruby F/p/a.rb", "AB"],
  ["php", "php F/p/a.php", "AB"],
  ["node", "node F/p/kill.js", "A"],
];

const has = (command: string) => execaSync("which", [command], { reject: false }).exitCode === 0;

it("are those of the table in LIMITS.md", () => {
  const limits = readFileSync(join(TOOL, "scripts/runner/LIMITS.md"), "utf8");
  const row = ([, command, tiers]: (typeof COMMANDS)[number]) =>
    `| \`${command.replaceAll("F/", "")}\` | AC | ${tiers === "AB" ? "AC" : "RE"} |`;
  expect(limits.match(/^\| `[^|]+` \| AC \| .*\|$/gm)).toEqual(COMMANDS.map(row));
});

describe.each(["A", "B"] as const)("tier %s", (tier) => {
  let missing: string | undefined;
  beforeAll(async () => {
    await chooseSandbox(tier).catch((error: Error) => {
      missing = error.message;
    });
    if (!has("javac")) return;
    execaSync("javac", [`${folder}/java/H.java`]);
    execaSync("jar", ["cfe", "h.jar", "H", "H.class"], { cwd: `${folder}/java` });
  });

  it.for(COMMANDS)("%s: %s", async ([runtime, typed, tiers], context) => {
    needsTier(tier, missing, context);
    if (!has(runtime) || (runtime === "java" && !has("javac"))) context.skip(`no ${runtime}`);
    const run = typed.replaceAll("F/", `${folder}/`);
    const options = ["--time", "30000", "--memory", "1024", "--no-cache", "--sandbox", tier];
    const words = ["judge", `${folder}/a.py`, "--run", run, ...options];
    const { output } = await commandOutput(words);
    expect(output).toContain(tiers.includes(tier) ? "1 passed, 0 failed" : "0 passed, 1 failed");
  });
});
