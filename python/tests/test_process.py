"""The child process: threads, forks, kills, interrupts."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import textwrap
import threading
import time
import unittest
from pathlib import Path
from typing import Any, List

import astrosvitla as av
from astrosvitla._worker import DEATHS, Worker

from .support import KYIV, births, child


def _names(start: int) -> "List[Any]":
    return [chart.name for chart in av.charts(births(start + 20)[start:])]


class Threads(unittest.TestCase):
    def test_eight_at_once(self) -> None:
        wanted = [chart.to_json() for chart in av.charts(births(160))]
        made: "dict[int, str]" = {}

        def work(first: int) -> None:
            for number in range(first, 160, 8):
                made[number] = av.Chart.from_dict(births(160)[number]).to_json()
                if number % 40 == 0:
                    assert av.Chart.from_dict(births(160)[number]).svg().startswith("<?xml")

        threads = [threading.Thread(target=work, args=(first,)) for first in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual([made[number] for number in range(160)], wanted)

    def test_one_child_serves_all(self) -> None:
        first = child()
        av.chart("1990-04-15", **KYIV).svg()
        self.assertEqual(child(), first)


class Forks(unittest.TestCase):
    def test_a_forked_process_has_a_child_of_its_own(self) -> None:
        own = child()
        readable, writable = os.pipe()
        pid = os.fork()
        if pid == 0:
            try:
                other = child()
                names = _names(3)
                os.write(writable, b"1" if other != own and names[0] == "N 3" else b"0")
            finally:
                av.close()
                os._exit(0)
        os.close(writable)
        self.assertEqual(os.read(readable, 1), b"1")
        os.close(readable)
        os.waitpid(pid, 0)
        self.assertEqual(child(), own)
        self.assertEqual(_names(5)[0], "N 5")

    def test_pools_by_fork_and_by_spawn(self) -> None:
        child()
        for method in ("fork", "spawn"):
            with multiprocessing.get_context(method).Pool(2) as pool:
                answers = pool.map(_names, [0, 10, 20])
            self.assertEqual([answer[0] for answer in answers], ["N 0", "N 10", "N 20"])


class Deaths(unittest.TestCase):
    def test_nothing_is_lost_of_a_thousand(self) -> None:
        wanted = [chart.to_json() for chart in av.charts(births(1000))]
        made, killed = [], 0
        for number, chart in enumerate(av.charts(births(1000))):
            if number % 190 == 100:
                os.kill(child(), signal.SIGKILL)
                killed += 1
            made.append(chart.to_json())
        self.assertEqual(killed, 5)
        self.assertEqual(made, wanted)

    def test_threads_survive_kills(self) -> None:
        stopping = threading.Event()

        def kill() -> None:
            while not stopping.wait(0.05):
                from astrosvitla._requests import worker

                if worker.pid:
                    os.kill(worker.pid, signal.SIGKILL)

        killer = threading.Thread(target=kill)
        killer.start()
        try:
            wanted = births(200)
            answers: "List[str]" = []
            threads = [
                threading.Thread(
                    target=lambda: answers.extend(chart.name for chart in av.charts(births(200)))
                )
                for _ in range(4)
            ]
            for thread in threads:
                thread.start()
            time.sleep(0.3)
            stopping.set()
            for thread in threads:
                thread.join()
        finally:
            stopping.set()
            killer.join()
        self.assertEqual(sorted(answers), sorted(4 * [birth["name"] for birth in wanted]))

    def test_a_request_that_kills_is_told_and_the_others_are_answered(self) -> None:
        # A child that answers with what it is asked, and falls over one word.
        program = "import sys\nfor line in sys.stdin:\n  assert 'poison' not in line\n  print(line, end='', flush=True)\n"
        worker = Worker(lambda: [sys.executable, "-c", program], lambda: dict(os.environ))
        futures = [worker.ask(b"poison" if number == 7 else b"%d" % number) for number in range(20)]
        for number, future in enumerate(futures):
            if number == 7:
                with self.assertRaises(av.Problem) as raised:
                    future.result(timeout=60)
                self.assertEqual(raised.exception.code, "CHILD_DIED")
            else:
                self.assertEqual(future.result(timeout=60), b"%d" % number)
        self.assertGreater(DEATHS, 1)
        worker.close()

    def test_a_child_that_says_why_is_believed(self) -> None:
        program = "import sys\nsys.stdin.readline()\nprint('astro-batch: fonts: are gone (bring them)', file=sys.stderr)\nsys.exit(69)"
        worker = Worker(lambda: [sys.executable, "-c", program], lambda: dict(os.environ))
        with self.assertRaises(av.Problem) as raised:
            worker.ask(b"{}").result(timeout=60)
        self.assertEqual((raised.exception.code, raised.exception.advice), ("UNAVAILABLE", "bring them"))
        worker.close()

    def test_commands_that_are_not_there(self) -> None:
        worker = Worker(lambda: ["/nowhere/astro-batch"], lambda: {})
        with self.assertRaises(av.Problem):
            worker.ask(b"{}").result(timeout=60)
        worker.close()

    def test_after_close_another_is_started(self) -> None:
        first = child()
        av.close()
        self.assertNotEqual(child(), first)


class Interrupts(unittest.TestCase):
    def test_an_interrupt_reaches_the_caller_and_leaves_the_child(self) -> None:
        program = textwrap.dedent(
            """
            import os, signal, threading, time
            import astrosvitla as av
            from astrosvitla._requests import worker
            chart = av.chart("1990-04-15", "14:30", "Kyiv")
            before, caught = worker.pid, 0
            for round in range(20):
                try:
                    threading.Timer(0.002 * round, lambda: os.kill(os.getpid(), signal.SIGINT)).start()
                    while True:
                        chart.svg()
                except KeyboardInterrupt:
                    caught += 1
            assert caught == 20 and worker.pid == before, (caught, worker.pid, before)
            assert chart.body("moon")["sign"] == av.chart("1990-04-15", "14:30", "Kyiv").body("moon")["sign"]
            print("well")
            """
        )
        self.assertEqual(_run(program), "well\n")

    def test_no_child_outlives_its_program(self) -> None:
        ends = ["", "import os; os._exit(0)", "import os, signal; os.kill(os.getpid(), signal.SIGKILL)"]
        for end in ends:
            program = (
                "import astrosvitla as av\n"
                "from astrosvitla._requests import worker\n"
                "av.chart('1990-04-15', '14:30', 'Kyiv')\n"
                f"print(worker.pid, flush=True)\n{end}\n"
            )
            pid = int(_run(program, check=False))
            for _ in range(100):
                if not _is_alive(pid):
                    break
                time.sleep(0.05)
            self.assertFalse(_is_alive(pid))


def _is_alive(pid: int) -> bool:
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
    return stat.rsplit(")", 1)[1].split()[0] != "Z"


def _run(program: str, check: bool = True) -> str:
    return subprocess.run(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, text=True, check=check, timeout=120
    ).stdout


if __name__ == "__main__":
    unittest.main()
