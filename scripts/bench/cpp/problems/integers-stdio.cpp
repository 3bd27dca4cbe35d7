#include <cstdio>

int main() {
  int count, value;
  if (std::scanf("%d", &count) != 1) return 1;
  for (int index = 0; index < count && std::scanf("%d", &value) == 1; index++) {
    std::printf("%d\n", value + 1);
  }
}
