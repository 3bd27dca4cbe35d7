// Loaded before anything else, also by a Node that knows neither "node:fs" nor "??".
const { node } = process.versions;
const [major, minor] = node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`error: Node ${node} is too old\n  try: Node 20.19 or newer\n`);
  process.exit(3);
}
