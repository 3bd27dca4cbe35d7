// expect: WA — no output at all
