import { expect, it } from "vitest";
import { followLinks } from "./follow-links";

const files = ["a/1.in", "a/1.ans", "b/c/2.in"].map((path) => {
  return { path, sizeBytes: path.length, read: () => new TextEncoder().encode(path) };
});

function followed(links: Readonly<Record<string, string>>) {
  const lost: string[] = [];
  const given = Object.entries(links).map(([path, target]) => ({ path, target }));
  const all = followLinks(files, given, (path) => lost.push(path)).slice(files.length);
  const leadTo = all.map(({ path, read }) => [path, new TextDecoder().decode(read())]);
  return { ...Object.fromEntries(leadTo), ...(lost.length > 0 && { lost }) };
}

it("follows links to files, to links and to folders among the files", () => {
  expect(followed({ "b/3.in": "../a/1.in" })).toEqual({ "b/3.in": "a/1.in" });
  expect(followed({ "b/4.in": "3.in", "b/3.in": "./../a/1.in" })).toEqual({
    "b/3.in": "a/1.in",
    "b/4.in": "a/1.in",
  });
  expect(followed({ "d/e": "../b/" })).toEqual({ "d/e/c/2.in": "b/c/2.in" });
});

it("names links that lead elsewhere, round in a circle, or to a folder around them", () => {
  expect(followed({ x: "/a/1.in", y: "../a/1.in", z: "a/none" })).toEqual({
    lost: ["x", "y", "z"],
  });
  expect(followed({ p: "q", q: "p", "b/c/r": "..", "b/s": "." })).toEqual({
    lost: ["p", "q", "b/c/r", "b/s"],
  });
});
