// expect: TLE — only SIGKILL ends it
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP", "SIGXCPU"]) process.on(signal, () => {});
for (;;);
