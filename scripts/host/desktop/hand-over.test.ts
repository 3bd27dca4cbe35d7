import { describe, expect, test } from "vitest";
import { EXIT, type ExitCode } from "../../core/exit-code";
import { ROOT } from "../repository";
import { handOver, type Submission } from "./hand-over";

const submission: Submission = {
  slug: "knight-moves",
  bundle: {
    file: `${ROOT}/.cache/bundles/knight-moves.spoj.js`,
    code: "run();\n",
    sizeBytes: 13_000,
    sha256: "",
    target: "spoj",
    sources: [],
    cached: false,
  },
  page: "https://www.spoj.com/submit/KNIGHTMV/",
  open: false,
  stdout: false,
};
const bare = { platform: "linux", env: { PATH: "" }, terminal: undefined } as const;
const told = (more: Partial<Submission> = {}, judged: ExitCode = EXIT.accepted) =>
  handOver({ ...submission, ...more }, judged, bare);

describe("an accepted bundle", () => {
  test("is told with its file, its size against the limit, where it is and where it goes", async () => {
    expect(await told()).toBe(`file    .cache/bundles/knight-moves.spoj.js, 13,000 of 50,000 bytes
copied  no: found no clipboard here, use --stdout or the file
paste   https://www.spoj.com/submit/KNIGHTMV/
note    choose “JavaScript (Node.js)”, not SpiderMonkey
`);
  });

  test("is on the clipboard of a terminal at the other end of ssh", async () => {
    let written = "";
    const terminal = (text: string) => (written += text);
    expect(await handOver(submission, EXIT.accepted, { ...bare, terminal })).toContain(
      "copied  by the terminal (OSC 52)\n",
    );
    expect(Buffer.from(/;c;([\w+/=]*)/.exec(written)![1]!, "base64").toString()).toBe("run();\n");
  });

  test("says so where there is no page, or no browser", async () => {
    expect(await told({ page: undefined })).toContain(
      "paste   SPOJ has no page for this problem\n",
    );
    expect(await told({ open: true })).toContain("note    found no browser here to open it\n");
  });

  test("is the only thing on stdout where it is wanted there", async () => {
    expect(await told({ stdout: true })).toBe("run();\n");
  });
});

test.each([
  [EXIT.notAccepted, "is not accepted"],
  [EXIT.setup, "could not be judged"],
  [EXIT.nothingMatched, "could not be judged"],
])("status %i of the judge copies nothing and says that it %s", async (status, how) => {
  await expect(told({ stdout: true }, status)).rejects.toMatchObject({
    message: `knight-moves ${how} under the runtime of SPOJ; nothing was copied`,
    hint: "npm run judge -- knight-moves --for spoj",
    exitCode: status,
  });
});
