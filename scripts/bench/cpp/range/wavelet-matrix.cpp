// The work of lib/range/proof/wavelet-matrix.bench.ts: words of 64 bits with their prefix counts, values compressed.
#include "../bench.hpp"
#include <algorithm>

static const int SIZE = 200000;

struct Matrix {
  struct Word {
    uint64_t bits = 0;
    int before = 0;
  };
  int levels = 1;
  std::vector<int> sorted, zeros;
  std::vector<std::vector<Word>> rows;

  explicit Matrix(const std::vector<int> &values) : sorted(values) {
    std::sort(sorted.begin(), sorted.end());
    sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
    while ((1 << levels) < static_cast<int>(sorted.size())) levels++;
    const int n = static_cast<int>(values.size());
    std::vector<int> ranks(n), next(n);
    for (int i = 0; i < n; i++) {
      ranks[i] = static_cast<int>(std::lower_bound(sorted.begin(), sorted.end(), values[i]) - sorted.begin());
    }
    rows.assign(levels, std::vector<Word>((n >> 6) + 1));
    zeros.resize(levels);
    for (int level = 0; level < levels; level++) {
      const int shift = levels - 1 - level;
      int count = 0;
      for (int i = 0; i < n; i++) {
        if (ranks[i] >> shift & 1) rows[level][i >> 6].bits |= 1ULL << (i & 63);
        else next[count++] = ranks[i];
      }
      zeros[level] = count;
      for (int i = 0; i < n; i++) if (ranks[i] >> shift & 1) next[count++] = ranks[i];
      for (size_t word = 1; word < rows[level].size(); word++) {
        rows[level][word].before = rows[level][word - 1].before + __builtin_popcountll(rows[level][word - 1].bits);
      }
      std::swap(ranks, next);
    }
  }
  static int ones(const std::vector<Word> &row, int i) {
    const Word &word = row[i >> 6];
    return word.before + __builtin_popcountll(word.bits & ((1ULL << (i & 63)) - 1));
  }
  int kth(int l, int r, int k) const {
    int rank = 0;
    for (int level = 0; level < levels; level++) {
      const int low = ones(rows[level], l), high = ones(rows[level], r);
      const int count = r - l - (high - low);
      rank *= 2;
      if (k < count) l -= low, r -= high;
      else k -= count, l = zeros[level] + low, r = zeros[level] + high, rank++;
    }
    return sorted[rank];
  }
};

int main() {
  return bench([] {
    Random random(1);
    std::vector<int> values(SIZE), queries(3 * SIZE);
    for (int &value : values) value = static_cast<int>(random.integer(0, 1000000000));
    for (size_t at = 0; at < queries.size(); at += 3) {
      const int l = static_cast<int>(random.integer(0, SIZE - 1));
      const int r = static_cast<int>(random.integer(l + 1, SIZE));
      queries[at] = l;
      queries[at + 1] = r;
      queries[at + 2] = static_cast<int>(random.integer(0, r - l - 1));
    }
    return [values, queries] {
      const Matrix matrix(values);
      long long total = 0;
      for (size_t at = 0; at < queries.size(); at += 3) total += matrix.kth(queries[at], queries[at + 1], queries[at + 2]);
      return total;
    };
  });
}
