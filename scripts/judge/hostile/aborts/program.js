// expect: RE — SIGABRT
process.abort();
