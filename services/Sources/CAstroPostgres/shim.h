// libpq's public header, as a module. Only PostgresConnection.swift imports it.
#include <libpq-fe.h>
