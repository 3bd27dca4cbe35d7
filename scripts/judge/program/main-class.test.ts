import { expect, it } from "vitest";
import { mainClass } from "./main-class";

const main = "public static void main(String[] args) { }";

it.each([
  ["test-1.java", `import java.util.*;\nclass Main { ${main} }`, "Main"],
  ["two.java", `class Helper { { } }\nclass Solve { ${main} }`, "Solve"],
  [
    "T.java",
    `class A { ${main} } public class T { public static final void main(final String... a) {} }`,
    "T",
  ],
  ["E.java", `public enum E { X; ${main} }`, "E"],
  ["N.java", `class N { static class In { ${main} } ${main} }`, "N"],
  ["C.java", `/* class X { ${main} } */ class C { String s = "} void main(String"; ${main} }`, "C"],
  ["a/b/P.java", `// package no;\npackage a.b;\nclass P { ${main} }`, "a.b.P"],
  ["none.java", "class Other { void mainly() {} }", "none"],
])("the class of %s", (path, text, name) => {
  expect(mainClass([{ path, text }])).toBe(name);
});

it("takes Main.java before others, and no file without a main", () => {
  const files = ["Adder", "Best", "Main"].map((name) => {
    return { path: `${name}.java`, text: `class ${name} { ${name === "Adder" ? "" : main} }` };
  });
  expect(mainClass(files)).toBe("Main");
  expect(mainClass(files.slice(0, 2))).toBe("Best");
});
