/** Copy by the events of process.stdin, piece by piece, written as one text. */
let text = "";
process.stdin.setEncoding("utf8");
process.stdin.on("data", (piece) => {
  text += piece;
});
process.stdin.on("end", () => process.stdout.write(text));
