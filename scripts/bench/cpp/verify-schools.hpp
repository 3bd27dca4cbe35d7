// CSES 2087 for the programs of two modules.
#pragma once
#include <algorithm>
#include <cstdio>
#include <vector>

using i64 = long long;

static std::vector<i64> children, places, before, after;

/** The walks of the children between two schools; of all to the left where `from` is -1. */
static i64 between(int from, int to) {
  const int middle = from < 0 ? 0 : (from + to) / 2 + 1;
  const i64 toRight = to * (children[to] - children[middle]) - (places[to] - places[middle]);
  if (from < 0) return toRight;
  return toRight + (places[middle] - places[from]) - from * (children[middle] - children[from]);
}

static void solve(int low, int high, int left, int right) {
  if (low >= high) return;
  const int to = (low + high) / 2;
  int best = left;
  i64 least = -1;
  for (int from = left; from <= std::min(right, to - 1); from++) {
    const i64 walk = before[from] + between(from, to);
    if (least < 0 || walk < least) least = walk, best = from;
  }
  after[to] = least;
  solve(low, to, left, best);
  solve(to + 1, high, best, right);
}

inline int housesAndSchools() {
  int n, k;
  if (scanf("%d %d", &n, &k) != 2) return 1;
  children.resize(n + 1), places.resize(n + 1), before.resize(n), after.resize(n);
  for (int i = 0; i < n; i++) {
    i64 count;
    if (scanf("%lld", &count) != 1) return 1;
    children[i + 1] = children[i] + count, places[i + 1] = places[i] + i * count;
  }
  for (int i = 0; i < n; i++) before[i] = between(-1, i);
  for (int schools = 2; schools <= k; schools++) {
    solve(schools - 1, n, schools - 2, n - 1);
    before.swap(after);
  }
  i64 least = -1;
  for (int last = k - 1; last < n; last++) {
    const i64 walk = before[last] + places[n] - places[last] - last * (children[n] - children[last]);
    if (least < 0 || walk < least) least = walk;
  }
  printf("%lld\n", least);
  return 0;
}
