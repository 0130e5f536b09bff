// A large array: zeroed memory of its own, in large pages where the system has them, as look-ups go
// everywhere at random; or memory that somebody else keeps, such as a file that is mapped.
#pragma once

#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>
#include <utility>
#ifdef __linux__
#include <sys/mman.h>
#endif

namespace trappola {

template <class T>
class Store {
 public:
  Store() = default;
  Store(Store&&) = default;
  Store& operator=(Store&&) = default;
  explicit Store(std::size_t size) : size_(size) {
    if (size == 0) return;
    constexpr std::size_t page = std::size_t{1} << 21;
    const std::size_t bytes = size * sizeof(T);
    const std::size_t align = bytes < page ? 64 : page;
    const std::size_t whole = (bytes + align - 1) / align * align;
    void* memory = std::aligned_alloc(align, whole);
    if (memory == nullptr) throw std::bad_alloc();
#ifdef __linux__
    if (align == page) madvise(memory, whole, MADV_HUGEPAGE);
#endif
    std::memset(memory, 0, whole);
    data_ = {static_cast<T*>(memory), [](T* own) { std::free(own); }};
  }
  Store(std::shared_ptr<T> memory, std::size_t size, bool writable = true)
      : data_(std::move(memory)), size_(size), writable_(writable) {}

  std::size_t size() const { return size_; }
  // Writing to what is not writable may end the process: whoever writes asks first.
  bool writable() const { return writable_; }
  T* data() { return data_.get(); }
  const T* data() const { return data_.get(); }
  T& operator[](std::size_t i) { return data_.get()[i]; }
  const T& operator[](std::size_t i) const { return data_.get()[i]; }

 private:
  std::shared_ptr<T> data_;
  std::size_t size_ = 0;
  bool writable_ = true;
};

}  // namespace trappola
