// CSES 2087: layers of schools by divide and conquer over the places of the last one, scanf and printf.
#include "../verify-schools.hpp"

int main() { return housesAndSchools(); }
