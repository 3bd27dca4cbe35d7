// Library Checker min_plus_convolution_convex_arbitrary: as for min-plus-convolution.
#include "min-plus-convolution.cpp"
