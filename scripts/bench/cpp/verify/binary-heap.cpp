// Library Checker double_ended_priority_queue: two priority queues of one set of ids, scanf and printf.
#include "../verify-two-heaps.hpp"

int main() { return two_heaps(); }
