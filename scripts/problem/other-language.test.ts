import { expect, it } from "vitest";
import { byRun, otherLanguage } from "./other-language";

it.each([
  [
    "hello.cpp",
    "C++",
    "g++ -O2 -std=c++20 -o hello hello.cpp, then npm run judge a -- --run ./hello",
  ],
  ["./x/a.cc", "C++", "g++ -O2 -std=c++20 -o ./x/a ./x/a.cc, then npm run judge a -- --run ./x/a"],
  ["p q/c.c", "C", 'gcc -O2 -o "p q/c" "p q/c.c", then npm run judge a -- --run "p q/c"'],
  [
    "x/A.java",
    "Java",
    'javac -encoding UTF-8 -d x x/A.java, then npm run judge a -- --run "java -cp x A"',
  ],
  ["slow.py", "Python", 'npm run judge a -- --run "python3 slow.py"'],
])("%s is %s, judged by %s", (file, name, hint) => {
  expect(otherLanguage(file)?.name).toBe(name);
  expect(byRun(file, "a")).toBe(hint);
});

it.each(["a.ts", "a.out", "a", "two-knights", "./cpp"])("%s is none of them", (file) => {
  expect(otherLanguage(file)).toBeUndefined();
});
