// expect: TLE idle — SIGSTOP
process.kill(process.pid, "SIGSTOP");
console.log(7);
