import { expect, it } from "vitest";
import { otherLanguage } from "./other-language";

it.each([
  ["hello.cpp", "C++", ["-o", "out/program", "hello.cpp"]],
  ["p q/c.C", "C", ["-o", "out/program", "p q/c.C", "-lm"]],
  ["x/A.java", "Java", ["-d", "out", "-sourcepath", "out", "x/A.java"]],
  ["slow.py", "Python", undefined],
] as const)("%s is %s", (file, name, words) => {
  const language = otherLanguage(file);
  expect(language?.name).toBe(name);
  expect(language?.into?.("out", file)).toEqual(words);
});

it.each(["a.ts", "a.out", "a", "two-knights", "./cpp"])("%s is none of them", (file) => {
  expect(otherLanguage(file)).toBeUndefined();
});
