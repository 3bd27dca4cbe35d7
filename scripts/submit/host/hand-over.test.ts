import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { EXIT, type ExitCode } from "../../base/exit-code";
import { WORKSPACE } from "../../base/host/roots";
import { testFolder } from "../../testing/test-folder";
import type { ClipboardSystem } from "./clipboard";
import { handOver, type Submission } from "./hand-over";

const submission: Submission = {
  slug: "knight-moves",
  judgedBy: "judge",
  bundle: {
    file: `${WORKSPACE}/.cache/bundles/knight-moves.spoj.js`,
    code: "run();\n",
    sizeBytes: 7,
    sha256: "0123",
    target: "spoj",
    sources: [],
    cached: false,
  },
  page: { address: "https://www.spoj.com/submit/KNIGHTMV/" },
  open: false,
  stdout: false,
};
const bare = { platform: "linux", env: { PATH: "" }, terminal: undefined } as const;
const terminal = () => {};

/** What is told, and what is thrown then. */
async function told(
  more: Partial<Submission> = {},
  surroundings: ClipboardSystem = { ...bare, terminal },
  judged: ExitCode = EXIT.accepted,
) {
  let text = "";
  const tell = (piece: string) => {
    text += piece;
  };
  let remarks = "";
  const remark = (piece: string) => {
    remarks += piece;
  };
  let fault: unknown;
  await handOver({ ...submission, ...more }, judged, surroundings, tell, remark).catch((error) => {
    fault = error;
  });
  return { text, fault, remarks };
}

test("a program elsewhere is named as it may have been typed", async () => {
  const { fault } = await told({ slug: `${WORKSPACE}/day/a.ts` }, bare);
  expect((fault as Error).message).toMatch(/^day\/a\.ts is accepted, but there is no clipboard/);
  const refused = await told({ slug: `${WORKSPACE}/day/a.ts` }, bare, EXIT.notAccepted);
  expect(refused.fault).toMatchObject({ hint: "npm run judge -- day/a.ts --for spoj" });
});

test.each([1, 2, 3])("%i cases that ran without an answer are counted", async (count) => {
  const folder = testFolder();
  for (let at = 1; at <= count; at++) writeFileSync(join(folder, `a-${at}.in`), `${at}\n`);
  for (const name of ["a.ts", "a-9.in", "a-9.out"]) writeFileSync(join(folder, name), "");
  const { text } = await told({ slug: join(folder, "a.ts") });
  const cases = count === 1 ? "1 case" : `${count} cases`;
  expect(text).toContain(`\nnote    ${cases} ran without an answer to compare with\n`);
});

describe("an accepted bundle", () => {
  test("is told with its file, its size against the limit, where it is and where it goes", async () => {
    const { text, fault } = await told();
    expect(text).toBe(`file    .cache/bundles/knight-moves.spoj.js, 7 of 50,000 bytes
judged  SHA-256 0123
copied  to your terminal's clipboard (OSC 52); if it takes none, paste the file
paste   https://www.spoj.com/submit/KNIGHTMV/
note    choose “JavaScript (Node.js)”, not SpiderMonkey
`);
    expect(fault).toBeUndefined();
  });

  test("is on the clipboard of a terminal at the other end of ssh", async () => {
    let written = "";
    await told({}, { ...bare, terminal: (text: string) => (written += text) });
    expect(Buffer.from(/;c;([\w+/=]*)/.exec(written)![1]!, "base64").toString()).toBe("run();\n");
  });

  test("that found no clipboard is told all the same, then it is an error", async () => {
    const { text, fault } = await told({}, bare);
    expect(text).toMatch(/^file {4}.*\njudged .*\npaste {3}https:.*\nnote {4}.*\n$/);
    expect(fault).toMatchObject({
      message: "knight-moves is accepted, but there is no clipboard here to copy it to",
      hint: "paste or upload .cache/bundles/knight-moves.spoj.js",
      exitCode: EXIT.setup,
    });
  });

  test("says so where there is no page, or no browser", async () => {
    const page = { missing: "problem.ts of knight-moves has no entry for SPOJ" };
    expect((await told({ page })).text).toContain(
      "paste   no page known: problem.ts of knight-moves has no entry for SPOJ\n",
    );
    expect((await told({ open: true })).text).toContain(
      "note    found no browser here to open it\n",
    );
  });

  test("that no judge's rules hold for says so, and has no judge's notes", async () => {
    const unnamed = "acmicpc.net is no judge that judgebench knows: judged under Node 20.20.2";
    const bundle = { ...submission.bundle, target: "node-20.20.2" as const };
    const { text } = await told({ bundle, unnamed });
    expect(text).toMatch(/, 7 bytes\n/);
    expect(text).toMatch(new RegExp(`paste .*\nnote {4}${unnamed}\n$`));
    const refused = await told({ bundle, unnamed }, bare, EXIT.notAccepted);
    expect(refused.fault).toMatchObject({ hint: "npm run judge -- knight-moves" });
  });

  test("is the only thing on stdout where it is wanted there", async () => {
    const remarks = "note    choose “JavaScript (Node.js)”, not SpiderMonkey\n";
    expect(await told({ stdout: true }, bare)).toEqual({ text: "run();\n", remarks });
  });
});

test.each([
  [EXIT.notAccepted, "is not accepted"],
  [EXIT.setup, "could not be judged"],
])("status %i of the judge copies nothing and says that it %s", async (status, how) => {
  const { text, fault } = await told({ stdout: true }, bare, status);
  expect(text).toBe("");
  expect(fault).toMatchObject({
    message: `knight-moves ${how} under the runtime of SPOJ; nothing was copied`,
    hint: "npm run judge -- knight-moves --for spoj",
    exitCode: status,
  });
});

test("a problem without cases is not blamed on the runtime", async () => {
  expect((await told({}, bare, EXIT.nothingMatched)).fault).toMatchObject({
    message: "knight-moves has no case to be judged on; nothing was copied",
    hint: "npm run case knight-moves -- --sample",
    exitCode: EXIT.nothingMatched,
  });
});
