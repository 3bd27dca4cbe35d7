import { chai } from "vitest";

// Set-up of every test: toThrow fails where undefined is thrown.
// toThrow("text") of vitest passes where undefined is thrown, as by a function that should have made the
// error and made nothing. Here such a test fails.
const isDone = Symbol.for("throws-something"); // test files that share a process each come here
if (!Reflect.has(chai.Assertion, isDone)) {
  Reflect.set(chai.Assertion, isDone, true);
  chai.use(({ Assertion }, { flag, overwriteMethod }) => {
    overwriteMethod(Assertion.prototype, "toThrow", (toThrow: (...expected: unknown[]) => void) => {
      return function (this: object, ...expected: unknown[]) {
        const work = flag(this, "object");
        if (typeof work === "function" && flag(this, "promise") === undefined) {
          flag(this, "object", () => {
            try {
              return work();
            } catch (error) {
              throw error ?? new Error(`${error} was thrown`);
            }
          });
        }
        return toThrow.apply(this, expected);
      };
    });
  });
}
