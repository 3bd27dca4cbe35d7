import { describe, expect, test } from "vitest";
import { CompileError } from "../syntax/compile-error";
import { format, formatWithOthers } from "./format";

/** A formatter of our own: what this script does. */
const formatter = (script: string) => [process.execPath, "-e", `${script} //`];

describe("the formatter", () => {
  test("lays a text out, with tabs", async () => {
    expect(await format("if(a){b( )}", "x.ts")).toBe("if (a) {\n\tb();\n}\n");
  });

  test("lays texts of one turn out by one process as it does one by one", async () => {
    const texts = ["if(a){b( )}", "f( )\n\n\n\n// é\ng( [1,2] )", "x = `a\n  b`"];
    const together = await Promise.all(texts.map((text) => formatWithOthers(text, "x.ts")));
    expect(together).toEqual(await Promise.all(texts.map((text) => format(text, "x.ts"))));
  });

  test("says which of several texts it cannot read, and lays out the others", async () => {
    const [first, second] = await Promise.allSettled([
      formatWithOthers("const a = [", "x.ts"),
      formatWithOthers("b( )", "y.ts"),
    ]);
    expect(first).toMatchObject({ status: "rejected" });
    expect((first as PromiseRejectedResult).reason.message).toMatch(/^x\.ts: its bundle cannot/);
    expect(second).toEqual({ status: "fulfilled", value: "b();\n" });
  });

  test.each([
    ["cannot read the text", undefined, "x.ts: its bundle cannot be formatted"],
    [
      "fails",
      formatter("console.error('out of paper'); process.exit(3)"),
      "(biome format, status 3): out of paper",
    ],
    ["is killed", formatter("process.kill(process.pid, 'SIGKILL')"), "ended by SIGKILL"],
    ["is not there", ["/no/such/program"], "ended by spawn /no/such/program ENOENT"],
  ])("that %s gives an error that names the program", async (_, program, message) => {
    const long = `const a = ${"[".repeat(200_000)}`; // more than a pipe holds
    const failure = await format(long, "x.ts", program).catch((error) => error);
    expect(failure).toBeInstanceOf(CompileError);
    expect(failure.message).toMatch(/^x\.ts: its bundle cannot be formatted/);
    expect(failure.message).toContain(message);
  });
});
