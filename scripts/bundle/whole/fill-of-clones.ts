/**
 * structuredClone by V8's own serializer, for Node before 17. That one leaves the causes of errors out, so they
 * are copied behind it, and its errors have another name.
 */
export const FILL_OF_CLONES = `if (typeof structuredClone === "undefined") globalThis.structuredClone = (value) => {
  const { serialize, deserialize } = require("v8");
  const whole = (part) => {
    try {
      return deserialize(serialize(part));
    } catch (error) {
      throw Object.defineProperty(new Error(error.message), "name", { configurable: true, value: "DataCloneError" });
    }
  };
  const copy = whole(value), seen = new Set();
  const addCauses = (from, to) => {
    if (Object(from) !== from || Object(to) !== to || ArrayBuffer.isView(from) || seen.has(from)) return;
    seen.add(from);
    if (from instanceof Error) {
      if (!Object.prototype.hasOwnProperty.call(from, "cause")) return;
      const cause = whole(from.cause);
      Object.defineProperty(to, "cause", { configurable: true, writable: true, value: cause });
      addCauses(from.cause, cause);
    } else if (from instanceof Map || from instanceof Set) {
      const copies = [...to];
      [...from].forEach((item, at) => addCauses(item, copies[at]));
    } else for (const key of Object.keys(from)) addCauses(from[key], to[key]);
  };
  addCauses(value, copy);
  return copy;
};
`;
