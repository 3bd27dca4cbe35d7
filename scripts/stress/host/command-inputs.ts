import { spawnSync } from "node:child_process";
import { ExpectedError } from "../../base/expected-error";
import type { Program } from "../../runner/host/program";
import type { InputSource } from "../stress-host";

const GENERATOR_MS = 30_000;
const MOST_BYTES = 64 << 20;

/** The inputs that a command prints, whose last argument is the seed; only the text shrinker applies to them. */
export function commandInputs({ argv: [file, ...args], line }: Program): InputSource {
  const input = (seed: number): Uint8Array => {
    const options = { timeout: GENERATOR_MS, maxBuffer: MOST_BYTES, stdio: PIPES };
    const { status, signal, stdout, stderr, error } = spawnSync(
      file!,
      [...args, `${seed}`],
      options,
    );
    if (status === 0) return stdout;
    const why = error?.message ?? signal ?? `exit code ${status}`;
    const [said = ""] = `${stderr ?? ""}`.trim().split("\n").slice(-1);
    throw new ExpectedError(`${line} ${seed} makes no input: ${said || why}`, `${line} ${seed}`);
  };
  return {
    sample: (seed, count) => Array.from({ length: count }, (_, index) => input(seed + index)),
    shrink: async () => {},
  };
}

const PIPES: ("ignore" | "pipe")[] = ["ignore", "pipe", "pipe"];
