/**
 * new Error(message, { cause }) for Node before 16.9. Proxies leave the errors, their classes and what
 * extends them as they are.
 */
export const FILL_OF_CAUSES = `if (!("cause" in new Error("", { cause: 0 }))) {
  for (const name of ["Error", "AggregateError", "EvalError", "RangeError", "ReferenceError", "SyntaxError", "TypeError", "URIError"]) {
    const known = globalThis[name];
    if (known === undefined) continue;
    const caused = (error, given) => {
      const options = given[name === "AggregateError" ? 2 : 1];
      if (Object(options) === options && "cause" in options) {
        Object.defineProperty(error, "cause", { configurable: true, writable: true, value: options.cause });
      }
      return error;
    };
    const filled = new Proxy(known, {
      construct: (of, given, made) => caused(Reflect.construct(of, given, made), given),
      apply: (of, self, given) => caused(Reflect.apply(of, self, given), given),
    });
    known.prototype.constructor = filled;
    globalThis[name] = filled;
    if (name !== "Error") Object.setPrototypeOf(known, Error);
  }
}
`;
