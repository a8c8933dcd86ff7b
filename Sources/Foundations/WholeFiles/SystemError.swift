import Glibc

/// An error of the operating system, described in words.
package struct SystemError: Error {
  package let number: Int32

  /// The error of the last call that failed.
  package static var last: SystemError { SystemError(number: errno) }

  package var message: String {
    switch number {
    case ENOENT: "does not exist"
    case EACCES, EPERM: "permission is denied"
    case EISDIR: "is a folder"
    case ENOTDIR: "a part of the path is not a folder"
    case ENOSPC, EDQUOT: "the disk is full"
    case EROFS: "the file system is read-only"
    case ENAMETOOLONG: "the name is too long"
    case ELOOP: "too many symbolic links point to each other"
    case EFBIG: "the file would be larger than the limit allows"
    case EPIPE: "nothing reads what is written"
    case EBADF: "is closed"
    default: String(cString: strerror(number))
    }
  }
}
