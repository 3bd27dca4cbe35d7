// CSES 2087: as for divide-and-conquer.
#include "divide-and-conquer.cpp"
