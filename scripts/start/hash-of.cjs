const { createHash } = require("node:crypto");

/** SHA-256 of all parts one after another, in hexadecimal digits. */
exports.hashOf = (...parts) => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
};
