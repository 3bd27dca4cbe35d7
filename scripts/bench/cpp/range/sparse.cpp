// The works of sparse-lazy-segment-tree.bench.ts and segment-forest.bench.ts, as most write them.
#include "../bench.hpp"
#include <algorithm>

typedef long long ll;

/** A node is made when a call first enters it; `add` is what its children still miss. */
struct SparseMax {
  struct Node {
    ll most, add;
    int left, right;
  };
  std::vector<Node> t = std::vector<Node>(2);
  void act(int k, ll x) { t[k].most += x, t[k].add += x; }
  void push(int k) {
    if (!t[k].left) t[k].left = static_cast<int>(t.size()), t.push_back({});
    if (!t[k].right) t[k].right = static_cast<int>(t.size()), t.push_back({});
    if (t[k].add) act(t[k].left, t[k].add), act(t[k].right, t[k].add);
    t[k].add = 0;
  }
  void apply(int k, ll low, ll high, ll l, ll r, ll x) {
    if (r <= low || high <= l) return;
    if (l <= low && high <= r) return act(k, x);
    push(k);
    const ll middle = (low + high) / 2;
    apply(t[k].left, low, middle, l, r, x), apply(t[k].right, middle, high, l, r, x);
    t[k].most = std::max(t[t[k].left].most, t[t[k].right].most);
  }
  ll fold(int k, ll low, ll high, ll l, ll r) {
    if (r <= low || high <= l) return -(1LL << 60);
    if (l <= low && high <= r) return t[k].most;
    push(k);
    const ll middle = (low + high) / 2;
    return std::max(fold(t[k].left, low, middle, l, r), fold(t[k].right, middle, high, l, r));
  }
};

static auto lazy(ll scale) {
  const int calls = 100000;
  const ll size = 1000000000;
  Random random(1);
  std::vector<ll> ends(4 * calls);
  for (ll &end : ends) end = random.integer(0, size - 1);
  return [=] {
    SparseMax tree;
    ll total = 0;
    for (int at = 0; at < 4 * calls; at += 4) {
      const ll *e = &ends[at];
      tree.apply(1, 0, size * scale, std::min(e[0], e[1]) * scale, std::max(e[0], e[1]) * scale, e[0] % 2001 - 1000);
      total += tree.fold(1, 0, size * scale, std::min(e[2], e[3]) * scale, (std::max(e[2], e[3]) + 1) * scale);
    }
    return total;
  };
}

struct Forest {
  struct Node {
    int left, right;
    ll sum;
  };
  std::vector<Node> t = std::vector<Node>(1);
  void set(int &k, int low, int high, int key) {
    if (!k) k = static_cast<int>(t.size()), t.push_back({});
    t[k].sum++;
    if (high - low == 1) return;
    const int middle = low + (high - low) / 2;
    int child = key < middle ? t[k].left : t[k].right;
    if (key < middle) set(child, low, middle, key), t[k].left = child;
    else set(child, middle, high, key), t[k].right = child;
  }
  int unite(int a, int b) {
    if (!a || !b) return a + b;
    t[a].left = unite(t[a].left, t[b].left), t[a].right = unite(t[a].right, t[b].right);
    t[a].sum += t[b].sum;
    return a;
  }
  /** Takes the keys from `key` on out, low < key. */
  int split(int k, int low, int high, int key) {
    if (!k || key >= high) return 0;
    const int behind = static_cast<int>(t.size()), middle = low + (high - low) / 2;
    t.push_back({});
    int left = 0, right = t[k].right;
    if (key > middle) right = split(right, middle, high, key);
    else if (t[k].right = 0; key < middle) left = split(t[k].left, low, middle, key);
    t[behind] = {left, right, t[left].sum + t[right].sum};
    t[k].sum -= t[behind].sum;
    return behind;
  }
  int kth(int k, int low, int high, ll count) {
    while (high - low > 1) {
      const int middle = low + (high - low) / 2;
      const ll before = t[t[k].left].sum;
      if (count < before) k = t[k].left, high = middle;
      else count -= before, k = t[k].right, low = middle;
    }
    return low;
  }
};

static auto forest() {
  const int n = 100000, size = 1000000000;
  Random random(1);
  std::vector<int> keys(n), parents(n);
  for (int &key : keys) key = static_cast<int>(random.integer(0, size - 1));
  for (int i = 1; i < n; i++) parents[i] = static_cast<int>(random.integer(0, i - 1));
  return [=] {
    Forest f;
    std::vector<int> roots(n);
    ll total = 0;
    for (int i = 0; i < n; i++) f.set(roots[i], 0, size, keys[i]);
    for (int i = n - 1; i > 0; i--) {
      int &root = roots[parents[i]];
      root = f.unite(root, roots[i]);
      total += f.kth(root, 0, size, f.t[root].sum / 2);
    }
    for (int i = 0; i < n; i++) {
      const int behind = f.split(roots[0], 0, size, std::max(keys[i], 1));
      total += f.t[behind].sum;
      roots[0] = f.unite(roots[0], behind);
    }
    return total;
  };
}

int main(int argc, char **argv) {
  if (is(argc, argv, "numbers")) return bench([] { return lazy(1); });
  if (is(argc, argv, "bigints")) return bench([] { return lazy(1000000000); });
  if (is(argc, argv, "forest")) return bench(forest);
  return 2;
}
