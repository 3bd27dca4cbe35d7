import { stripVTControlCharacters } from "node:util";
import { afterEach, describe, expect, it, vi } from "vitest";
import { generations, told } from "../../lib/evolution/genetic";
import { commandOutput } from "../testing/run-script";
import { evolutionFrame } from "./evolution";
import { evolutionPlan } from "./evolution-method";
import { LiveScreen } from "./host/live-screen";

const ESCAPE = "\x1b";

const evolve = (args: readonly string[], until?: string) =>
  commandOutput(["evolve", ...args], until);

describe("npm run evolve in a pipe", () => {
  it("prints a line for each better generation, then the placement; same seed, same lines", async () => {
    const args = ["--n", "8", "--population", "10", "--threshold", "20", "--seed", "5"];
    const [{ code, output }, again] = await Promise.all([evolve(args), evolve(args)]);
    expect(code).toBe(0);
    expect(again.output).toBe(output);
    expect(output).not.toContain(ESCAPE);
    const lines = output.trimEnd().split("\n");
    expect(lines[0]).toBe("8 queens, the tutorial's: a fixed threshold, seed 5");
    const best = lines.slice(1, -1).map((line) => {
      const match = /^generation \d+: \d+ boards, best (\d+) of 28, mean [\d.]+, worst \d+$/.exec(
        line,
      );
      return Number(match?.[1]);
    });
    expect(best).toEqual([...new Set(best)].sort((a, b) => a - b)); // rising, and no NaN
    expect(best.at(-1)).toBe(28);
    const solved = /^solved in generation \d+: (.*)$/.exec(lines.at(-1)!)!;
    const rows = solved[1]!.split(" ").map(Number);
    expect([...rows].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    rows.forEach((row, at) => {
      for (let other = 0; other < at; other++)
        expect(Math.abs(rows[other]! - row)).not.toBe(at - other);
    });
  });

  it("ends with 130 when interrupted, 1 when not solved, 2 when mistyped", async () => {
    const hopeless = ["--n", "40", "--generations", "100000000"];
    const [stopped, unsolved, mistyped, none] = await Promise.all([
      evolve(hopeless, "generation 0"),
      evolve(["--n", "12", "--generations", "300", "--threshold", "66"]),
      evolve(["--popluation", "10"]),
      evolve(["--n", "3"]),
    ]);
    expect(stopped.code).toBe(130);
    expect(stopped.output).toMatch(/\nstopped in generation \d+, best so far \d+ of 780\n$/);
    expect(unsolved.code).toBe(1);
    // The last line repeats the best generation of the run, which has had its own line before.
    const generationLines = [
      ...unsolved.output.matchAll(/^generation (\d+): 10 boards, best (\d+) of 66/gm),
    ];
    const [, generation, best] = generationLines.at(-1)!;
    expect(unsolved.output).toContain(`\nbest ${best} of 66 in generation ${generation}: `);
    expect(unsolved.output.split("\n")[0]).toContain("so all boards are new each time");
    expect(mistyped.code).toBe(2);
    expect(mistyped.output).toContain("--population");
    expect(none.code).toBe(2);
    expect(none.output).toContain("error: 3 queens have no placement\n  try: --n 4\n");
  });
});

describe("npm run evolve on a terminal", () => {
  afterEach(() => vi.restoreAllMocks());

  it("draws on the alternate screen, the solved board in red, and restores the terminal", () => {
    let written = "";
    vi.spyOn(process.stdout, "write").mockImplementation((piece) => {
      written += piece;
      return true;
    });
    const listeners = process.listenerCount("exit");
    const screen = new LiveScreen();
    const plan = evolutionPlan({ n: 6, method: "adaptive", maxGenerations: 1000, seed: 1 });
    const caption = { title: "6 queens", goal: 15, speed: 15 };
    for (const generation of generations(plan)) {
      const size = { columns: 80, rows: 24, color: true };
      screen.draw(evolutionFrame(told(generation), caption, size));
    }
    expect(process.listenerCount("exit")).toBe(listeners + 1); // a crash would leave it, too
    screen.close();
    screen.close();
    expect(process.listenerCount("exit")).toBe(listeners);
    const parts = written.split(`${ESCAPE}[H`);
    expect(parts[0]).toBe(`${ESCAPE}[?1049h${ESCAPE}[?25l`);
    expect(written.endsWith(`${ESCAPE}[?25h${ESCAPE}[?1049l`)).toBe(true);
    expect(written.split("[?1049l")).toHaveLength(2);
    for (const frame of parts.slice(1)) {
      const lines = stripVTControlCharacters(frame).split("\r\n");
      expect(lines.length).toBeLessThanOrEqual(24);
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    }
    expect(parts.slice(1, -1).join("")).not.toContain(`${ESCAPE}[31m`);
    const red = parts.at(-1)!.split(`${ESCAPE}[31m`).slice(1);
    expect(red).toHaveLength(7); // six lines of the board and its fitness
    expect(red.at(-1)!.split(`${ESCAPE}[39m`)[0]!.trim()).toBe("15");
    expect(parts.at(-1)).toContain("15.0/s");
  });
});
