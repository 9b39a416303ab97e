/* The one function of bcryptprimitives.dll that Rust's programs need, for versions of Wine that lack that library. */

#include <windows.h>
#include <ntsecapi.h>

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE buffer, SIZE_T size) { return RtlGenRandom(buffer, (ULONG)size); }
