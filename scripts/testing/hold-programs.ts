import { readFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "glob";
import { describe, expect, it } from "vitest";
import { TOOL } from "../base/host/roots";
import type { Twin } from "../verify/twin";
import { holdToTwin } from "./hold-to-twin";
import { provesMutated } from "./mutated-modules";

const ROUNDS = 20;

/** Runs every verify program of a topic of lib against its twin, with as many inputs as the twin asks for. */
export function holdPrograms(topic: string): void {
  const programs = globSync(`lib/${topic}/proof/*.verify.ts`, { cwd: TOOL, posix: true }).sort();
  const chosen = programs.filter((program) =>
    provesMutated(program, readFileSync(join(TOOL, program), "utf8")),
  );
  describe(`every verify program of ${topic} agrees with its twin`, () => {
    it.each(chosen)("%s", async (program) => {
      const { solve } = await load<{ solve: (input: Uint8Array) => Uint8Array }>(program);
      const { twin } = await load<{ twin: Twin }>(program.replace(/verify\.ts$/, "twin.ts"));
      holdToTwin(twin, solve, twin.rounds ?? ROUNDS);
    });
    it("there are some", () => expect(programs).not.toEqual([]));
  });
}

const load = async <T>(file: string): Promise<T> => (await import(join(TOOL, file))) as T;
