// expect: TLE — computes for ever
for (;;);
