// Library Checker persistent_unionfind: the tree of versions in depth, unions undone, scanf and printf.
#include <cstdio>
#include <utility>
#include <vector>

struct Query {
  int type, u, v;
};

static std::vector<Query> queries;
static std::vector<std::vector<int>> children; // of version - 1
static std::vector<int> parent, answer;

static int root(int v) {
  while (parent[v] >= 0) v = parent[v];
  return v;
}

struct Step {
  int version;
  size_t next; // of its children
  int below, size; // the root that went below another, or -1, and what it was
};

static void visit_all() {
  std::vector<Step> path{{0, 0, -1, 0}};
  while (!path.empty()) {
    Step &step = path.back();
    if (step.next == children[step.version].size()) {
      if (step.below >= 0) {
        parent[parent[step.below]] -= step.size;
        parent[step.below] = step.size;
      }
      path.pop_back();
      continue;
    }
    const int at = children[step.version][step.next++];
    int a = root(queries[at].u), b = root(queries[at].v);
    if (queries[at].type == 1) {
      answer[at] = a == b;
    } else if (a == b) {
      path.push_back({at + 1, 0, -1, 0});
    } else {
      if (parent[a] > parent[b]) std::swap(a, b);
      path.push_back({at + 1, 0, b, parent[b]});
      parent[a] += parent[b];
      parent[b] = a;
    }
  }
}

int main() {
  int n, q;
  if (scanf("%d %d", &n, &q) != 2) return 1;
  queries.resize(q);
  children.resize(q + 1);
  answer.resize(q);
  parent.assign(n, -1);
  for (int at = 0; at < q; at++) {
    int k;
    if (scanf("%d %d %d %d", &queries[at].type, &k, &queries[at].u, &queries[at].v) != 4) return 1;
    children[k + 1].push_back(at);
  }
  visit_all();
  for (int at = 0; at < q; at++) if (queries[at].type == 1) printf("%d\n", answer[at]);
}
