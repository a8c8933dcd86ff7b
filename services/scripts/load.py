#!/usr/bin/env python3
"""services/scripts/load.py PROGRAM BATCH [SECONDS [DATABASE]]: what a service answers on loopback, with key and store, and how it
refuses. The store is in a folder, or in the database of PostgreSQL at the address DATABASE.

BATCH is astro-batch of the same build: what is served a second stands beside what it makes, on as many threads. Requests are
sent by wrk (Debian's package), so that asking costs little of the processors that answer.
"""
import http.client, json, os, re, resource, subprocess, sys, tempfile, threading, time
from pathlib import Path

PROGRAM, BATCH, SECONDS = sys.argv[1], sys.argv[2], float(sys.argv[3]) if len(sys.argv) > 3 else 5.0
BIRTH = {"date": "1990-04-15", "time": "14:30", "timeZone": "Europe/Kyiv", "latitude": 50.45, "longitude": 30.52}
DONE = """
done = function(summary, latency)
  local e = summary.errors
  print(string.format("RESULT %d %d %f %f %d", summary.requests, summary.duration, latency:percentile(50) / 1000,
    latency:percentile(99) / 1000, e.status + e.connect + e.read + e.write + e.timeout))
end
"""


def batch(folder, births, *making):
    """Lines a second, and milliseconds of processor for each."""
    file = Path(folder, "births.ndjson")
    file.write_text("".join(json.dumps({"birth": {**BIRTH, "date": f"{1950 + n % 60}-0{1 + n % 9}-1{n % 10}"}}) + "\n"
                            for n in range(births)))
    begun, before = time.perf_counter(), resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([BATCH, file, "--make", *making, "--quiet"], stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return births / (time.perf_counter() - begun), 1000 * used / births


def ask(connection, method, path, key, body=None):
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    connection.request(method, path, json.dumps(body) if body else None, headers)
    reply = connection.getresponse()
    return reply.status, reply.read()


def wrk(folder, address, key, askers, method, body=None, seconds=SECONDS, rate=None):
    """Requests a second, p50 and p99 in milliseconds, and how many were refused; all askers together ask no more than rate."""
    script = Path(folder, "ask.lua")
    pause = f"function delay() return math.random(0, {2000 * askers / rate:.0f}) end\n" if rate else ""
    script.write_text(f'wrk.method = "{method}"\nwrk.headers["Authorization"] = "Bearer {key}"\n'
                      + (f"wrk.body = [[{json.dumps(body)}]]\n" if body else "") + pause + DONE)
    told = subprocess.run(["wrk", "-t1", f"-c{askers}", f"-d{seconds:.0f}s", "--timeout", "60s", "-s", script, address],
                          capture_output=True, text=True, check=True).stdout
    requests, duration, p50, p99, errors = re.search(r"RESULT (\S+) (\S+) (\S+) (\S+) (\S+)", told).groups()
    return int(requests) / int(duration) * 1e6, float(p50), float(p99), int(errors)


def paced(port, rate, request):
    """Asks at a rate, four at once; the 99th percentile in milliseconds."""
    times, begun, end = [], time.perf_counter(), time.perf_counter() + SECONDS

    def work(number):
        connection = http.client.HTTPConnection("127.0.0.1", port)
        while (due := begun + number / rate) < end:
            number += 4
            time.sleep(max(0, due - time.perf_counter()))
            request(connection)
            times.append(time.perf_counter() - max(due, begun))

    threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    for thread in threads: thread.start()
    for thread in threads: thread.join()
    times.sort()
    return times[len(times) * 99 // 100] * 1000


def processor(process):
    """Seconds of processor that a process has used."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(process):
    status = Path(f"/proc/{process.pid}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+)", status).group(1)) // 1024


with tempfile.TemporaryDirectory() as folder:
    store = ["--database", sys.argv[4]] if len(sys.argv) > 4 else ["--data", folder]
    made = subprocess.run([PROGRAM, "key", "new", *store], capture_output=True, text=True, check=True).stdout
    user, key = (line.split(": ")[1] for line in made.splitlines())
    # Its log goes into a file: this program must not be what a service waits for.
    log = Path(folder, "log")
    service = subprocess.Popen([PROGRAM, "--port", "0", *store, "--rate", "1000000"], stderr=log.open("w"))
    while not (listening := re.search(r"listening.*:(\d+)\n", log.read_text())): time.sleep(0.05)
    port = int(listening.group(1))
    address = f"http://127.0.0.1:{port}"
    try:
        first = http.client.HTTPConnection("127.0.0.1", port)
        chart = json.loads(ask(first, "POST", "/v1/charts", key, {"name": "Oksana", "birth": BIRTH})[1])["id"]
        natal, svg = ("POST", "/get_natal_chart", {"user_id": user}), ("GET", f"/v1/charts/{chart}/picture.svg", None)
        for name, (method, path, body), making in [
            ("charts with their drawing", natal, ["json-response"]),
            ("SVG", svg, ["render", "--svg", "--inline"]),
        ]:
            alone, each = batch(folder, 400, *making)
            used = processor(service)
            rate, p50, p99, errors = wrk(folder, address + path, key, 4, method, body)
            drawn = rate
            used = 1000 * (processor(service) - used) / (rate * SECONDS)
            half = paced(port, rate / 2, lambda c: ask(c, method, path, key, body))
            print(f"{name}: {rate:.0f}/s = {rate / alone:.2f} of astro-batch's {alone:.0f}/s; p50 {p50:.1f}, p99 {p99:.1f} ms, "
                  f"at half of it p99 {half:.1f} ms, {errors} refused; processor {used:.2f} ms a request, "
                  f"{each:.2f} ms a line: {each / used:.2f}")
        for name, (method, path, body) in [
            ("charts read", ("GET", f"/v1/charts/{chart}", None)),
            ("bookmarks kept", ("POST", "/v1/bookmarks", {"text": "x"})),
        ]:
            rate, p50, p99, errors = wrk(folder, address + path, key, 4, method, body)
            print(f"{name}: {rate:.0f}/s, p50 {p50:.1f}, p99 {p99:.1f} ms, {errors} refused (a user keeps 1,000)")

        # Ten times what it drew a second, from ten times as many askers as may wait; twice, to see whether memory grows.
        most, askers = drawn * 10, 10 * 66
        for turn in ["first", "again"]:
            before, healths, over = memory(service), [], threading.Event()

            def watch():
                connection = http.client.HTTPConnection("127.0.0.1", port)
                time.sleep(1)
                while not over.wait(0.05):
                    begun = time.perf_counter()
                    assert ask(connection, "GET", "/health", None)[0] == 200
                    healths.append(1000 * (time.perf_counter() - begun))

            watcher = threading.Thread(target=watch)
            watcher.start()
            rate, p50, p99, errors = wrk(folder, f"{address}/v1/charts/{chart}/picture.svg", key, askers, "GET", rate=most)
            over.set()
            watcher.join()
            healths.sort()
            print(f"SVG at {most:.0f}/s from {askers} askers, {turn}: {rate:.0f} answers/s, of which {errors / SECONDS:.0f}/s are 503; "
                  f"p50 {p50:.1f} ms; /health p50 {healths[len(healths) // 2]:.0f}, p99 {healths[len(healths) * 99 // 100]:.0f}, "
                  f"at most {healths[-1]:.0f} ms; memory {before} → {memory(service)} MB")
    finally:
        service.terminate()
        print("exit", service.wait())
