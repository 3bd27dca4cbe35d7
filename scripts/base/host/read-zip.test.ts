import { describe, expect, it } from "vitest";
import { zipOf } from "../../testing/zip-of";
import { ExpectedError } from "../expected-error";
import { readZip } from "./read-zip";

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe("a zip", () => {
  it("is read stored and deflated, folders left out, links followed or named", () => {
    const links: string[] = [];
    const files = readZip(
      zipOf([
        { path: "a/", content: "", stored: true },
        { path: "a/1.in", content: "stored", stored: true },
        { path: "a\\1.out", content: "deflated ".repeat(99) },
        { path: "empty", content: "" },
        { path: "link", content: "/etc/passwd", mode: 0o120777 },
        { path: "b/again", content: "../a/1.in", mode: 0o120777 },
      ]),
      "x.zip",
      (link) => links.push(link),
    );
    expect(links).toEqual(["link"]);
    expect(files.map(({ path }) => path)).toEqual(["a/1.in", "a/1.out", "empty", "b/again"]);
    expect(files.map((file) => text(file.read()).length)).toEqual([6, 891, 0, 6]);
  });

  it.each([
    [{ path: "../1.in", content: "" }, "leads out of the zip"],
    [{ path: "a/../../1.in", content: "" }, "leads out of the zip"],
    [{ path: "a\\..\\..\\1.in", content: "" }, "leads out of the zip"],
    [{ path: "/etc/1.in", content: "" }, "leads out of the zip"],
    [{ path: "C:/1.in", content: "" }, "leads out of the zip"],
    [{ path: "a\0.in", content: "" }, "leads out of the zip"],
    [{ path: "1.in", content: "x", flags: 1 }, "is encrypted"],
    [{ path: "1.in", content: "x", promised: 0xffffffff }, "is larger than"],
    [{ path: "1.in", content: "\0".repeat(1 << 24), promised: 9 }, "does not unpack to the 9"],
    [{ path: "1.in", content: "\0".repeat(1 << 24), promised: 0 }, "does not unpack to the 0"],
    [{ path: "1.in", content: "short", promised: 9 }, "does not unpack to the 9"],
    [{ path: "1.in", content: "x", stored: true, promised: 99 }, "packed in a way"],
    [{ path: "1.in", content: "x", method: 12 }, "packed in a way that is not read (12)"],
  ])("number %# is refused", (member, message) => {
    expect(() => {
      for (const file of readZip(zipOf([member]), "x.zip")) file.read();
    }).toThrow(message);
  });

  it("has names in UTF-8, or in Latin-1 where they are none", () => {
    const whole = zipOf([
      { path: "\u00fc.in", content: "1" },
      { path: "?.out", content: "2" },
    ]);
    for (let at = whole.indexOf("?.out"); at >= 0; at = whole.indexOf("?.out")) whole[at] = 0xe9;
    const files = readZip(whole, "x.zip");
    expect(files.map(({ path }) => path)).toEqual(["\u00fc.in", "\u00e9.out"]);
  });

  it("that is none says so", () => {
    for (const bytes of [Buffer.from("not a zip at all, but long enough"), Buffer.alloc(3)]) {
      expect(() => readZip(bytes, "x.zip")).toThrow("x.zip: the file is cut off, or no zip");
    }
  });

  it("that is a bomb of many files is refused by its sum", () => {
    const bomb = Array.from({ length: 20 }, (_, index) => ({
      path: `${index}.in`,
      content: "",
      promised: 60 << 20,
    }));
    expect(() => readZip(zipOf(bomb), "x.zip")).toThrow("unpacks to more than");
  });

  it("cut off or changed anywhere gives an expected error or its own bytes, never a crash", () => {
    const whole = zipOf([
      { path: "1.in", content: "one\n" },
      { path: "1.out", content: "two\n" },
    ]);
    const attempt = (bytes: Buffer) => {
      try {
        for (const file of readZip(bytes, "x.zip")) file.read();
      } catch (error) {
        expect(error).toBeInstanceOf(ExpectedError);
      }
    };
    for (let length = 0; length < whole.length; length++) attempt(whole.subarray(0, length));
    for (let at = 0; at < whole.length; at++) {
      for (const value of [0, 1, 0x7f, 0xff]) {
        const changed = Buffer.from(whole);
        changed[at] = value;
        attempt(changed);
      }
    }
  });
});
