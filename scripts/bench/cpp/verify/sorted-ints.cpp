// Library Checker ordered_set: the tree with ranks of libstdc++, scanf and printf.
#include <cstdio>
#include <ext/pb_ds/assoc_container.hpp>
#include <ext/pb_ds/tree_policy.hpp>
#include <functional>
#include <iterator>

using Ranked = __gnu_pbds::tree<int, __gnu_pbds::null_type, std::less<int>, __gnu_pbds::rb_tree_tag,
                                __gnu_pbds::tree_order_statistics_node_update>;

int main() {
  int n, q;
  if (scanf("%d %d", &n, &q) != 2) return 1;
  Ranked set;
  while (n-- > 0) {
    int x;
    if (scanf("%d", &x) != 1) return 1;
    set.insert(x);
  }
  while (q-- > 0) {
    int type, x;
    if (scanf("%d %d", &type, &x) != 2) return 1;
    if (type == 0) {
      set.insert(x);
    } else if (type == 1) {
      set.erase(x);
    } else if (type == 3) {
      printf("%zu\n", set.order_of_key(x + 1));
    } else if (type == 4) {
      const auto above = set.upper_bound(x);
      printf("%d\n", above == set.begin() ? -1 : *std::prev(above));
    } else {
      const auto place = type == 2 ? set.find_by_order(static_cast<size_t>(x - 1)) : set.lower_bound(x);
      printf("%d\n", place == set.end() ? -1 : *place);
    }
  }
}
