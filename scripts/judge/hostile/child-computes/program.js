// expect: TLE — its child computes, it waits
// needs: supervisor
require("node:child_process").execFileSync(process.execPath, ["-e", "for (;;);"]);
