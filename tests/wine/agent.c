/* A program that takes part in matches of Little-Go as its first argument says:

   pass    passes, in a file with the line ends of Windows
   sleep   sleeps for ten seconds, then passes
   hold    holds 300 MiB, and waits
   burn    starts a child that uses CPU time without end and writes to the file of the second argument, and waits */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <windows.h>

static void pass(void) {
    FILE *answer = fopen("output.txt", "w");
    if (answer) {
        fputs("PASS\n", answer);
        fclose(answer);
    }
}

static void hold(void) {
    size_t size = 300 << 20;
    volatile char *held = malloc(size);
    for (size_t at = 0; held && at < size; at += 4096) held[at] = 1;
}

static void burn(const char *beats) {
    for (;;) {
        FILE *file = fopen(beats, "a");
        if (file) {
            fputc('.', file);
            fclose(file);
        }
        for (DWORD began = GetTickCount(); GetTickCount() - began < 100;) continue;
    }
}

static void start_child(const char *program, const char *beats) {
    char line[2 * MAX_PATH];
    STARTUPINFOA start = {.cb = sizeof start};
    PROCESS_INFORMATION child;
    snprintf(line, sizeof line, "\"%s\" child \"%s\"", program, beats);
    if (!CreateProcessA(NULL, line, NULL, NULL, FALSE, 0, NULL, NULL, &start, &child)) exit(1);
}

int main(int count, char **words) {
    const char *what = count > 1 ? words[1] : "pass";
    const char *beats = count > 2 ? words[2] : "";
    if (strcmp(what, "child") == 0) burn(beats);
    if (strcmp(what, "burn") == 0) start_child(words[0], beats);
    if (strcmp(what, "hold") == 0) hold();
    if (strcmp(what, "burn") == 0 || strcmp(what, "hold") == 0) Sleep(INFINITE);
    if (strcmp(what, "sleep") == 0) Sleep(10000);
    pass();
    return 0;
}
