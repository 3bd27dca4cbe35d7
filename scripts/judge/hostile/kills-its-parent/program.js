// expect: AC — tries to kill the judge and all others it can
// needs: isolation
for (const target of [process.ppid, -process.ppid, -1]) {
  try {
    process.kill(target, "SIGKILL");
  } catch {}
}
console.log(7);
