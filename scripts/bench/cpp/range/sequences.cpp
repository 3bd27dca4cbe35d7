// The works of lazy-sequence.bench.ts: implicit treaps of structs, recursive, as most write them.
#include "../bench.hpp"
#include <algorithm>
#include <numeric>

typedef long long ll;

struct Node {
  int left, right, size;
  unsigned priority;
  bool flip;
  ll value, fold, add;
};

/** Minima of ranges under additions and reversals. */
struct Lazy {
  std::vector<Node> t = {{0, 0, 0, 0, false, 1LL << 60, 1LL << 60, 0}};
  unsigned word = 1;
  int make(ll x) {
    word ^= word << 13, word ^= word >> 17, word ^= word << 5;
    t.push_back({0, 0, 1, word, false, x, x, 0});
    return static_cast<int>(t.size()) - 1;
  }
  int pull(int k) {
    Node &n = t[k];
    n.size = t[n.left].size + 1 + t[n.right].size;
    n.fold = std::min({t[n.left].fold, n.value, t[n.right].fold});
    return k;
  }
  void act(int k, ll x) {
    if (k) t[k].value += x, t[k].fold += x, t[k].add += x;
  }
  void push(int k) {
    Node &n = t[k];
    if (n.flip) std::swap(n.left, n.right), t[n.left].flip ^= 1, t[n.right].flip ^= 1, n.flip = false;
    if (n.add) act(n.left, n.add), act(n.right, n.add), n.add = 0;
  }
  void split(int k, int count, int &a, int &b) {
    if (!k) return void(a = b = 0);
    push(k);
    const int before = t[t[k].left].size;
    if (count <= before) split(t[k].left, count, a, t[k].left), b = pull(k);
    else split(t[k].right, count - before - 1, t[k].right, b), a = pull(k);
  }
  int merge(int a, int b) {
    if (!a || !b) return a + b;
    if (t[a].priority > t[b].priority) {
      push(a), t[a].right = merge(t[a].right, b);
      return pull(a);
    }
    push(b), t[b].left = merge(a, t[b].left);
    return pull(b);
  }
};

static const int SIZE = 100000, STEPS = 50000;

/** Two ranges, a number and a place for each step. */
static std::vector<int> steps(int size, int count) {
  Random random(1);
  std::vector<int> all(6 * count);
  for (size_t at = 0; at < all.size(); at += 6) {
    for (int i = 0; i < 4; i += 2) {
      const int a = static_cast<int>(random.integer(0, size - 1)), b = static_cast<int>(random.integer(0, size - 1));
      all[at + i] = std::min(a, b), all[at + i + 1] = std::max(a, b) + 1;
    }
    all[at + 4] = static_cast<int>(random.integer(-1000, 1000));
    all[at + 5] = static_cast<int>(random.integer(0, 999));
  }
  return all;
}

static auto lazy() {
  const auto all = steps(SIZE, STEPS);
  return [=] {
    Lazy s;
    int root = 0, a, b, c, d;
    for (int i = 0; i < SIZE; i++) root = s.merge(root, s.make(i));
    ll total = 0;
    for (const int *at = all.data(); at < all.data() + all.size(); at += 6) {
      s.split(root, at[1], a, c), s.split(a, at[0], a, b);
      s.t[b].flip ^= 1;
      root = s.merge(s.merge(a, b), c);
      s.split(root, at[3], a, c), s.split(a, at[2], a, b);
      s.act(b, at[4]);
      root = s.merge(s.merge(a, b), c);
      s.split(root, at[1], a, c), s.split(a, at[0], a, b);
      total += s.t[b].fold;
      root = s.merge(a, c);
      s.split(root, std::min(at[5], s.t[root].size), a, d);
      root = s.merge(s.merge(a, b), d);
    }
    return total;
  };
}

/** Sums of ranges of all versions: a node is copied before it changes; the sizes draw the root of a merge. */
struct Persistent {
  std::vector<Node> t = std::vector<Node>(1);
  Random random{1};
  int copy(int k) {
    t.push_back(Node(t[k]));
    return static_cast<int>(t.size()) - 1;
  }
  int pull(int k) {
    Node &n = t[k];
    n.size = t[n.left].size + 1 + t[n.right].size;
    n.fold = t[n.left].fold + n.value + t[n.right].fold;
    return k;
  }
  int flipped(int k) {
    if (!k) return 0;
    k = copy(k), t[k].flip ^= 1;
    return k;
  }
  int open(int k) {
    k = copy(k);
    if (!t[k].flip) return k;
    const int left = flipped(t[k].right), right = flipped(t[k].left);
    t[k].left = left, t[k].right = right, t[k].flip = false;
    return k;
  }
  void split(int k, int count, int &a, int &b) {
    if (!k) return void(a = b = 0);
    k = open(k);
    int part;
    const int before = t[t[k].left].size;
    if (count <= before) split(t[k].left, count, a, part), t[k].left = part, b = pull(k);
    else split(t[k].right, count - before - 1, part, b), t[k].right = part, a = pull(k);
  }
  int merge(int a, int b) {
    if (!a || !b) return a + b;
    if (random.uint32() % (t[a].size + t[b].size) < static_cast<unsigned>(t[a].size)) {
      a = open(a);
      const int right = merge(t[a].right, b);
      t[a].right = right;
      return pull(a);
    }
    b = open(b);
    const int left = merge(a, t[b].left);
    t[b].left = left;
    return pull(b);
  }
  int build(int low, int high) {
    if (low == high) return 0;
    const int middle = (low + high) / 2, k = static_cast<int>(t.size());
    t.push_back({0, 0, 1, 0, false, middle, middle, 0});
    const int left = build(low, middle), right = build(middle + 1, high);
    t[k].left = left, t[k].right = right;
    return pull(k);
  }
};

static auto persistent() {
  const int size = 20000, count = 10000;
  const auto all = steps(size, count);
  return [=] {
    Persistent s;
    std::vector<int> versions = {s.build(0, size)};
    int a, b, c, part;
    ll total = 0;
    for (const int *at = all.data(); at < all.data() + all.size(); at += 6) {
      const int from = versions[versions.size() * at[5] / 1000];
      s.split(from, at[1], a, c), s.split(a, at[0], a, b);
      total += s.t[b].fold;
      int next = s.merge(s.merge(a, s.flipped(b)), c);
      s.split(next, at[3], a, c), s.split(a, at[2], a, part);
      s.split(next, at[5], a, c);
      s.split(s.merge(s.merge(a, part), c), size, next, c);
      versions.push_back(next);
    }
    return total;
  };
}

int main(int argc, char **argv) {
  if (is(argc, argv, "lazy")) return bench(lazy);
  if (is(argc, argv, "persistent")) return bench(persistent);
  return 2;
}
