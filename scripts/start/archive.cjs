const { closeSync, fstatSync, openSync, readFileSync, readSync } = require("node:fs");
const { replaceFile } = require("./replace-file.cjs");

// Two maps of text in one file: a head of fixed length, then the entries of each as JSON. The first is
// read at once; the second, twice as long and seldom asked for, when it is.
const HEAD_BYTES = 160;

/** Absent, cut, damaged, of another maker (`hashOf` hashes by the maker too): as if empty. */
exports.readFirst = (file, hashOf) =>
  orEmpty(() => {
    const fd = openSync(file, "r");
    try {
      const [hash, , length, restLength] = readText(fd, 0, HEAD_BYTES).split(" ");
      const end = HEAD_BYTES + Number(length);
      if (fstatSync(fd).size !== end + Number(restLength)) return undefined;
      const text = readText(fd, HEAD_BYTES, end);
      return hash === hashOf(text) ? text : undefined;
    } finally {
      closeSync(fd);
    }
  });

exports.readSecond = (file, hashOf) =>
  orEmpty(() => {
    const bytes = readFileSync(file);
    const [, hash, length] = bytes.toString("utf8", 0, HEAD_BYTES).split(" ");
    const text = bytes.toString("utf8", HEAD_BYTES + Number(length));
    return hash === hashOf(text) ? text : undefined;
  });

exports.write = (file, hashOf, first, second) => {
  const texts = [first, second].map((entries) => JSON.stringify([...entries]));
  const words = [...texts.map(hashOf), ...texts.map((text) => Buffer.byteLength(text))];
  replaceFile(file, words.join(" ").padEnd(HEAD_BYTES) + texts.join(""));
};

function orEmpty(read) {
  try {
    return new Map(JSON.parse(read() ?? "[]"));
  } catch {
    return new Map();
  }
}

function readText(fd, from, to) {
  const bytes = Buffer.allocUnsafe(to - from);
  return bytes.toString("utf8", 0, readSync(fd, bytes, 0, bytes.length, from));
}
