"""One child process that answers requests, kept open, and started anew when it dies.

A thread of its own, the keeper, alone owns the child: it writes requests, reads answers, and repeats what a
dead child left unanswered. Callers only put a request on a queue and wait, so an interrupt that hits a caller
never leaves half a request in the pipe, and any number of threads may ask at once.
"""

from __future__ import annotations

import atexit
import os
import selectors
import signal
import subprocess
import threading
import weakref
from collections import deque
from concurrent.futures import Future
from typing import Callable, Optional

from ._problem import Problem

#: How often a request may be found alone in a child that dies before it is given up.
DEATHS = 3
#: The same where somebody else ends the child, by a signal that no fault of its own raises.
KILLS = 20
_KILLED = (-signal.SIGKILL, -signal.SIGTERM, -signal.SIGINT, -signal.SIGHUP)
#: Exit statuses by which the child says itself that it cannot go on.
_SAID = (64, 66, 69, 73)

_spawning = threading.Lock()
_workers: "weakref.WeakSet[Worker]" = weakref.WeakSet()


class _Request:
    __slots__ = ("line", "future", "deaths")

    def __init__(self, line: bytes) -> None:
        self.line = line
        self.future: "Future[bytes]" = Future()
        self.deaths = 0


class Worker:
    """A child that answers each line with a line, in order."""

    def __init__(self, command: Callable[[], list[str]], environment: Callable[[], dict[str, str]]) -> None:
        self._command = command
        self._environment = environment
        self._begin()
        _workers.add(self)

    def _begin(self) -> None:
        # Reentrant: a signal handler may ask while the thread it interrupts is asking.
        self._lock = threading.RLock()
        self._asked: "deque[_Request]" = deque()
        self._keeper: Optional["_Keeper"] = None

    @property
    def pid(self) -> Optional[int]:
        """The process number of the child; ``None`` where there is none."""
        keeper = self._keeper
        return keeper.pid if keeper else None

    def ask(self, line: bytes) -> "Future[bytes]":
        """Puts a request, one line without its end, and returns at once.

        The future holds the answer, or a `Problem` if no child could be kept alive to give one.
        """
        request = _Request(line)
        with self._lock:
            self._asked.append(request)
            if self._keeper is None:
                self._keeper = _Keeper(self._asked, self._command, self._environment)
            self._keeper.wake()
        return request.future

    def close(self) -> None:
        """Ends the child; the next request starts another."""
        with self._lock:
            keeper, self._keeper = self._keeper, None
            asked, self._asked = self._asked, deque()
        if keeper is not None:
            keeper.stop()
        for request in asked:
            _fail(request, Problem("CLOSED", "", "the process was closed before it answered"))

    def _forget(self) -> None:
        """In a forked process: the child belongs to the parent, and another is started when it is needed."""
        if self._keeper is not None:
            self._keeper.forget()
        self._begin()


class _Keeper:
    """The thread that owns the child, and the child."""

    def __init__(
        self,
        asked: "deque[_Request]",
        command: Callable[[], list[str]],
        environment: Callable[[], dict[str, str]],
    ) -> None:
        self._asked = asked
        self._command = command
        self._environment = environment
        self._sent: "deque[_Request]" = deque()
        self._again: "deque[_Request]" = deque()
        self._outgoing = bytearray()
        self._incoming = bytearray()
        self._errors = bytearray()
        #: Deaths since the last answer, and how many requests then go one at a time to find the one at fault.
        self._deaths = 0
        self._alone = 0
        self._child: "Optional[subprocess.Popen[bytes]]" = None
        self._ending = False
        self._selector = selectors.DefaultSelector()
        self._woken, self._waker = os.pipe()
        os.set_blocking(self._woken, False)
        os.set_blocking(self._waker, False)
        self._selector.register(self._woken, selectors.EVENT_READ, self._wakened)
        self._thread = threading.Thread(target=self._run, name="astrosvitla", daemon=True)
        self._thread.start()

    @property
    def pid(self) -> Optional[int]:
        return self._child.pid if self._child else None

    # Called by other threads.

    def wake(self) -> None:
        try:
            os.write(self._waker, b".")
        except BlockingIOError:
            pass  # It is awake many times over.
        except OSError:
            pass  # It has been stopped.

    def stop(self) -> None:
        self._ending = True
        self.wake()
        self._thread.join(timeout=5)

    def forget(self) -> None:
        for descriptor in (self._woken, self._waker):
            _close(descriptor)
        self._selector.close()
        if self._child is not None:
            for stream in (self._child.stdin, self._child.stdout, self._child.stderr):
                if stream is not None:
                    stream.close()
            # It is nobody's to wait for here.
            self._child.returncode = 0

    # The keeper's own thread.

    def _run(self) -> None:
        while not self._ending:
            for key, _ in self._selector.select():
                key.data()
                if self._ending:
                    break
            self._send()
        self._end()

    def _wakened(self) -> None:
        try:
            os.read(self._woken, 4096)
        except BlockingIOError:
            pass

    def _next(self) -> Optional[_Request]:
        if self._alone and self._sent:
            return None
        for queue in (self._again, self._asked):
            try:
                return queue.popleft()
            except IndexError:
                continue
        return None

    def _send(self) -> None:
        while True:
            request = self._next()
            if request is None:
                break
            if self._child is None and not self._start(request):
                continue
            self._sent.append(request)
            self._outgoing += request.line
            self._outgoing += b"\n"
            if len(self._outgoing) > 1 << 16:
                self._write()
        self._write()

    def _start(self, request: _Request) -> bool:
        try:
            command = self._command()
            with _spawning:
                child = subprocess.Popen(
                    command,
                    bufsize=0,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=subprocess.PIPE,
                    env=self._environment(),
                    # Ctrl-C is for the program, not for its child.
                    start_new_session=True,
                )
        except Problem as problem:
            _fail(request, problem)
            return False
        except OSError as error:
            _fail(request, Problem("UNAVAILABLE", "", f"{command[0]} cannot be started: {error.strerror}"))
            return False
        self._child = child
        self._outgoing, self._incoming, self._errors = bytearray(), bytearray(), bytearray()
        assert child.stdin and child.stdout and child.stderr
        for stream in (child.stdin, child.stdout, child.stderr):
            os.set_blocking(stream.fileno(), False)
        self._selector.register(child.stdout, selectors.EVENT_READ, self._read)
        self._selector.register(child.stderr, selectors.EVENT_READ, self._hear)
        return True

    def _write(self) -> None:
        child = self._child
        if child is None or child.stdin is None or child.stdin.closed:
            return
        while self._outgoing:
            try:
                count = os.write(child.stdin.fileno(), memoryview(self._outgoing)[: 1 << 16])
            except BlockingIOError:
                break
            except OSError:
                self._outgoing.clear()  # It has died: its output says so next.
                break
            del self._outgoing[:count]
        isWaiting = child.stdin in self._selector.get_map()
        if self._outgoing and not isWaiting:
            self._selector.register(child.stdin, selectors.EVENT_WRITE, self._write)
        elif not self._outgoing and isWaiting:
            self._selector.unregister(child.stdin)

    def _read(self) -> None:
        child = self._child
        if child is None or child.stdout is None:
            return
        try:
            chunk = os.read(child.stdout.fileno(), 1 << 20)
        except BlockingIOError:
            return
        if not chunk:
            self._died()
            return
        start = len(self._incoming)
        self._incoming += chunk
        end = self._incoming.find(b"\n", start)
        begin = 0
        while end >= 0:
            self._answer(bytes(self._incoming[begin:end]))
            begin = end + 1
            end = self._incoming.find(b"\n", begin)
        del self._incoming[:begin]

    def _answer(self, line: bytes) -> None:
        if not self._sent:
            return
        request = self._sent.popleft()
        self._deaths = 0
        if self._alone:
            self._alone -= 1
        _succeed(request, line)

    def _hear(self) -> None:
        child = self._child
        if child is None or child.stderr is None:
            return
        try:
            chunk = os.read(child.stderr.fileno(), 1 << 16)
        except BlockingIOError:
            return
        if not chunk and child.stderr in self._selector.get_map():
            self._selector.unregister(child.stderr)
        self._errors += chunk
        del self._errors[: -(1 << 14)]

    def _died(self) -> None:
        """Gives the requests of a dead child to the next one, unless it said itself why it cannot go on."""
        child = self._child
        if child is None:
            return
        self._hear()
        status = self._let_go(child)
        left = list(self._sent)
        self._sent.clear()
        if status in _SAID:
            problem = Problem._of_exit(status, self._errors.decode("utf-8", "replace"), "astro-batch")
            for request in left:
                _fail(request, problem)
            return
        self._deaths += 1
        if len(left) == 1:
            left[0].deaths += 1
            if left[0].deaths >= (KILLS if status in _KILLED else DEATHS):
                self._alone = max(0, self._alone - 1)
                self._deaths = 0
                _fail(
                    left.pop(),
                    Problem(
                        "CHILD_DIED", "", f"this request ends the process each time (status {status})",
                        "this is a defect: please report it with the request",
                    ),
                )
        elif self._deaths >= DEATHS:
            self._alone = max(self._alone, len(left))
        self._again.extendleft(reversed(left))

    def _let_go(self, child: "subprocess.Popen[bytes]") -> int:
        mapped = self._selector.get_map()
        for stream in (child.stdin, child.stdout, child.stderr):
            if stream is None:
                continue
            if not stream.closed:
                if stream in mapped:
                    self._selector.unregister(stream)
                stream.close()
        self._child = None
        try:
            return child.wait(timeout=2)
        except subprocess.TimeoutExpired:
            child.kill()
            return child.wait()

    def _end(self) -> None:
        if self._child is not None:
            self._let_go(self._child)
        problem = Problem("CLOSED", "", "the process was closed before it answered")
        for request in [*self._sent, *self._again, *self._asked]:
            _fail(request, problem)
        self._selector.close()
        _close(self._woken)
        _close(self._waker)


def _succeed(request: _Request, line: bytes) -> None:
    if request.future.set_running_or_notify_cancel():
        request.future.set_result(line)


def _fail(request: _Request, problem: Problem) -> None:
    if not request.future.done() and request.future.set_running_or_notify_cancel():
        request.future.set_exception(problem)


def _close(descriptor: int) -> None:
    try:
        os.close(descriptor)
    except OSError:
        pass


def _before_fork() -> None:
    # A child that is being started would leave the ends of its pipes in the forked process.
    _spawning.acquire()


def _after_fork_in_parent() -> None:
    _spawning.release()


def _after_fork_in_child() -> None:
    global _spawning
    _spawning = threading.Lock()
    for worker in list(_workers):
        worker._forget()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(
        before=_before_fork, after_in_parent=_after_fork_in_parent, after_in_child=_after_fork_in_child
    )


@atexit.register
def _close_all() -> None:
    for worker in list(_workers):
        worker.close()
