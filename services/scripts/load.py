#!/usr/bin/env python3
"""services/scripts/load.py PROGRAM [SECONDS]: how much a service answers on loopback, with key and store, and how it refuses.

Prints requests a second and the 50th and 99th percentile for charts and SVG, then what ten times as many askers get.
"""
import collections, http.client, json, subprocess, sys, tempfile, threading, time

PROGRAM, SECONDS = sys.argv[1], float(sys.argv[2]) if len(sys.argv) > 2 else 5.0
BIRTH = {"name": "Oksana", "birth": {"date": "1990-04-15", "time": "14:30", "timeZone": "Europe/Kyiv",
                                     "latitude": 50.45, "longitude": 30.52}}


def ask(connection, method, path, key, body=None):
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    connection.request(method, path, json.dumps(body) if body else None, headers)
    reply = connection.getresponse()
    return reply.status, reply.read()


def run(name, port, askers, request):
    times, statuses, end = [], collections.Counter(), time.time() + SECONDS

    def work():
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        while time.time() < end:
            begun = time.perf_counter()
            status, _ = request(connection)
            times.append(time.perf_counter() - begun)
            statuses[status] += 1

    threads = [threading.Thread(target=work) for _ in range(askers)]
    for thread in threads: thread.start()
    for thread in threads: thread.join()
    times.sort()
    print(f"{name}: {len(times) / SECONDS:.0f}/s, p50 {times[len(times) // 2] * 1000:.1f} ms, "
          f"p99 {times[len(times) * 99 // 100] * 1000:.1f} ms, {dict(statuses)}")


with tempfile.TemporaryDirectory() as folder:
    made = subprocess.run([PROGRAM, "key", "new", "--data", folder], capture_output=True, text=True, check=True).stdout
    user, key = (line.split(": ")[1] for line in made.splitlines())
    service = subprocess.Popen([PROGRAM, "--port", "0", "--data", folder, "--rate", "1000000"], stderr=subprocess.PIPE, text=True)
    line = service.stderr.readline()
    while "listening" not in line: line = service.stderr.readline()
    port = int(line.rsplit(":", 1)[1])
    threading.Thread(target=lambda: collections.deque(service.stderr, maxlen=0), daemon=True).start()
    try:
        first = http.client.HTTPConnection("127.0.0.1", port)
        chart = json.loads(ask(first, "POST", "/v1/charts", key, BIRTH)[1])["id"]
        run("drawing responses", port, 4, lambda c: ask(c, "POST", "/get_natal_chart", key, {"user_id": user}))
        run("charts read", port, 4, lambda c: ask(c, "GET", f"/v1/charts/{chart}", key))
        run("bookmarks kept", port, 4, lambda c: ask(c, "POST", "/v1/bookmarks", key, {"text": "x"}))
        run("SVG", port, 4, lambda c: ask(c, "GET", f"/v1/charts/{chart}/picture.svg", key))
        run("SVG, 300 askers", port, 300, lambda c: ask(c, "GET", f"/v1/charts/{chart}/picture.svg", key))
        begun = time.perf_counter()
        print("health", ask(first, "GET", "/health", None)[0], f"{(time.perf_counter() - begun) * 1000:.1f} ms")
        print(next(l for l in open(f"/proc/{service.pid}/status") if l.startswith("VmRSS")).strip())
    finally:
        service.terminate()
        print("exit", service.wait())
