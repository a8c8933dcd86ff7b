#pragma once

/// What SE_EPHE_PATH was when the program was loaded; NULL where it was not set.
///
/// It is read and removed from the environment before `main`, while there is only one thread: libswe prefers it to every
/// path that it is given, and removing it later would race with other threads that read the environment. Only our
/// commands link this; a library must leave the environment of its host alone.
const char *ephemeris_path_at_start(void);
