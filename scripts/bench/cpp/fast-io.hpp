// All of stdin by one read where it is a file, one write at the end: what lib/io/scanner.ts and
// lib/io/writer.ts do, in C++.
#pragma once
#include <cstdint>
#include <cstring>
#include <string>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

struct Input {
  std::vector<char> bytes;
  const char *at, *end;

  Input(const char *text, size_t length) : at(text), end(text + length) {}
  Input() {
    struct stat status {};
    fstat(0, &status);
    bytes.resize(static_cast<size_t>(status.st_size) + 1);
    size_t length = 0;
    for (;;) {
      if (length == bytes.size()) bytes.resize(2 * length + 65536);
      const ssize_t count = read(0, bytes.data() + length, bytes.size() - length);
      if (count <= 0) break;
      length += static_cast<size_t>(count);
    }
    at = bytes.data();
    end = at + length;
  }
  bool has_next() {
    while (at < end && *at <= ' ') at++;
    return at < end;
  }
  int64_t integer() {
    has_next();
    const bool minus = at < end && *at == '-';
    if (minus) at++;
    int64_t value = 0;
    while (at < end && *at >= '0') value = 10 * value + (*at++ - '0');
    return minus ? -value : value;
  }
  char byte() {
    has_next();
    return *at++;
  }
};

struct Output {
  std::vector<char> bytes = std::vector<char>(1 << 16);
  size_t length = 0;

  void reserve(size_t count) {
    if (length + count > bytes.size()) bytes.resize(2 * bytes.size() + count);
  }
  void byte(char code) {
    reserve(1);
    bytes[length++] = code;
  }
  void text(const char *text, size_t count) {
    reserve(count);
    std::memcpy(bytes.data() + length, text, count);
    length += count;
  }
  void integer(int64_t value) {
    reserve(20);
    if (value < 0) bytes[length++] = '-';
    uint64_t rest = value < 0 ? -static_cast<uint64_t>(value) : static_cast<uint64_t>(value);
    char digits[20];
    size_t count = 0;
    do digits[count++] = static_cast<char>('0' + rest % 10);
    while (rest /= 10);
    while (count > 0) bytes[length++] = digits[--count];
  }
  void flush() {
    for (size_t at = 0; at < length;) {
      const ssize_t count = write(1, bytes.data() + at, length - at);
      if (count <= 0) break;
      at += static_cast<size_t>(count);
    }
    length = 0;
  }
  ~Output() { flush(); }
};
