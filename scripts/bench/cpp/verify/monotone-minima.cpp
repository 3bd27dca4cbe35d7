// Library Checker min_plus_convolution_convex_arbitrary: monotone minima by halving, scanf and printf.
#include "../verify-min-plus.hpp"

int main() { return minPlusConvolution(); }
