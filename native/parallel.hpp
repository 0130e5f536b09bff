// Numbered tasks shared out among threads.
#pragma once

#include <atomic>
#include <exception>
#include <thread>
#include <vector>

namespace trappola {

// Calls work(task, thread) for every task, on the calling thread and so many beside it. The first
// exception ends it all and is raised here.
template <class Work>
void in_parallel(std::size_t tasks, int threads, Work work) {
  std::atomic<std::size_t> next{0};
  std::exception_ptr failure;
  std::atomic<bool> failed{false};
  const auto run = [&](int thread) {
    try {
      for (std::size_t task; !failed && (task = next++) < tasks;) work(task, thread);
    } catch (...) {
      if (!failed.exchange(true)) failure = std::current_exception();
    }
  };
  {
    std::vector<std::jthread> others;
    for (int thread = 1; thread < threads; ++thread) others.emplace_back(run, thread);
    run(0);
  }
  if (failed) std::rethrow_exception(failure);
}

}  // namespace trappola
