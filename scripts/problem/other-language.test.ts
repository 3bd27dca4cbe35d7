import { expect, it } from "vitest";
import { byRun, otherLanguage } from "./other-language";

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

it.each([
  ["./x/a.cc", "g++ -O2 -std=c++20 -o ./x/a ./x/a.cc, then npm run judge a -- --run ./x/a"],
  ["p q/c.c", 'gcc -O2 -o "p q/c" "p q/c.c", then npm run judge a -- --run "p q/c"'],
  ["x/A.java", 'javac -encoding UTF-8 x/A.java, then npm run judge a -- --run "java -cp x A"'],
  ["slow.py", 'npm run judge a -- --run "python3 slow.py"'],
])("%s is judged on the cases of a problem by a command", (file, hint) => {
  expect(byRun(file, "a")).toBe(hint);
});
