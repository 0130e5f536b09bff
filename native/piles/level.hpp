// Code that is compiled more than once, for older processors and for newer ones, lives in an inline
// namespace of its level, so that the linker never takes one for the other.
#pragma once

#ifndef TRAPPOLA_LEVEL
#define TRAPPOLA_LEVEL plain
#endif
