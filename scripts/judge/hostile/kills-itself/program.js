// expect: RE — SIGSEGV
process.kill(process.pid, "SIGSEGV");
setTimeout(() => {}, 1000);
