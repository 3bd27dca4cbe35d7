import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { EXIT } from "../../../base/exit-code";
import { testFolder } from "../../../testing/test-folder";
import { importAddress } from "./import-address";

let root: string;
let said: string[];
beforeEach(() => {
  root = testFolder();
  said = [];
});
const say = (line: string) => void said.push(line);

/** A zip of stored files, as the smallest writer makes it. */
function zip(files: Record<string, string>): Buffer {
  const [parts, directory]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const [path, content] of Object.entries(files)) {
    const [name, data] = [Buffer.from(path), Buffer.from(content)];
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50);
    entry.writeUInt32LE(data.length, 20);
    entry.writeUInt32LE(data.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    parts.push(local, name, data);
    directory.push(entry, name);
    offset += 30 + name.length + data.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...directory, end]);
}

it("takes the samples that a judge gives as a file", async () => {
  const asked: string[] = [];
  const fetchBytes = async (address: string) => {
    asked.push(address);
    return zip({ "1.in": "1 2\n", "1.ans": "3\n", "2.in": "4\n", "2.ans": "5\n" });
  };
  const address = "https://open.kattis.com/problems/twostones";
  expect(await importAddress(root, address, { place: "desk" }, say, fetchBytes)).toBe(
    EXIT.accepted,
  );
  expect(asked).toEqual(["https://open.kattis.com/problems/twostones/file/statement/samples.zip"]);
  const folder = join(root, ".contest/a-twostones");
  expect(readFileSync(join(folder, "cases/sample-2.out"), "utf8")).toBe("5\n");
  expect(readFileSync(join(folder, "problem.ts"), "utf8")).toContain('id: "twostones"');
  expect(said.join("\n")).toContain("time 1000 ms and memory 1024 MiB are assumed");
  expect(said.at(-1)).toBe("next: npm run judge -- a --watch, then npm run submit a");
});

it.each([
  ["https://codeforces.com/contest/1/problem/A", "codeforces 1/A: it gives its samples as no file"],
  ["https://x.example/p", "a judge without a name here: it gives its samples as no file"],
  [
    "https://open.kattis.com/problems/none",
    "kattis none: https://open.kattis.com/problems/none/file/statement/samples.zip cannot be had",
  ],
])("%s leads to the extension", async (address, line) => {
  const none = async () => undefined;
  expect(await importAddress(root, address, { place: "desk" }, say, none)).toBe(
    EXIT.nothingMatched,
  );
  expect(said[0]).toBe(line);
  expect(said[1]).toContain("press Competitive Companion's button");
});
