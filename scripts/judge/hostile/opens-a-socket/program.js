// expect: WA — says what became of its wish to listen
// needs: isolation
const server = require("node:net").createServer();
server.on("error", () => console.log("refused"));
server.listen(0, "127.0.0.1", () => {
  console.log(7);
  server.close();
});
