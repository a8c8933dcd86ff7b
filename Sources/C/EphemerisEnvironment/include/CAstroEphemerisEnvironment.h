#pragma once

/// What SE_EPHE_PATH was when the program was loaded; NULL where it was not set.
///
/// It is read and taken out of the environment before `main`, while there is but one thread: libswe prefers it to every
/// path that it is given, and to take it out later would race with whatever other threads read of the environment.
const char *ephemeris_path_at_start(void);
