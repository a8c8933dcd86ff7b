// What Linux offers and Swift's module of the C library leaves out. Only rooms that call the system import it.
#ifndef CASTROSYSTEM_H
#define CASTROSYSTEM_H

// As glibc (2.28 and later) and musl (1.2.5 and later) declare it under _GNU_SOURCE.
int renameat2(int oldfd, const char *oldpath, int newfd, const char *newpath, unsigned int flags);

// From linux/fs.h: the two names change places in one step.
static const unsigned int CSYSTEM_RENAME_EXCHANGE = 1u << 1;

// From asm-generic/fcntl.h: the part of O_TMPFILE that is not O_DIRECTORY.
static const int CSYSTEM_TMPFILE = 020000000;

// As glibc and musl declare it under _GNU_SOURCE: puts onto the disk all that a file system holds back.
int syncfs(int fd);

// From sys/eventfd.h, of which Swift's module knows nothing: a count that threads wait for.
int eventfd(unsigned int count, int flags);
static const int CSYSTEM_EFD_SEMAPHORE = 1;
static const int CSYSTEM_EFD_CLOEXEC = 02000000;

// The command line as the process got it. Swift reads its own from /proc, which may not be there.
int csystem_argc(void);
char **csystem_argv(void);

#endif
