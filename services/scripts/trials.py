#!/usr/bin/env python3
"""services/scripts/trials.py PROGRAM [keys] [full] [stop] [crash]: what takes too long, or root, for the tests. All, if none is named.

keys: wrong, revoked and missing keys take equally long. full: a store on a full disk (a tmpfs; root) refuses and loses nothing.
stop: told to stop with twenty pictures under way, the service answers all of them. crash: a server of PostgreSQL (Debian's) ends
without warning under two services, ten times; they say so, go on when it is there again, and nothing acknowledged is lost.
"""
import collections, contextlib, glob, http.client, json, os, random, shutil, signal, sqlite3, statistics, subprocess, sys
import tempfile, threading, time

PROGRAM = sys.argv[1]
BIRTH = {"name": "Oksana", "birth": {"date": "1990-04-15", "time": "14:30", "place": "Kyiv"}}


def command(folder, *arguments, store="--data"):
    made = subprocess.run([PROGRAM, *arguments, store, folder], capture_output=True, text=True, check=True).stdout
    return [line.split(": ")[1] for line in made.splitlines()]


@contextlib.contextmanager
def service(folder, *options, store="--data"):
    process = subprocess.Popen([PROGRAM, "--port", "0", store, folder, "--rate", "1000000", *options],
                               stderr=subprocess.PIPE, text=True)
    line = process.stderr.readline()
    while "listening" not in line: line = process.stderr.readline()
    threading.Thread(target=lambda: collections.deque(process.stderr, maxlen=0), daemon=True).start()
    try:
        yield process, int(line.rsplit(":", 1)[1])
    finally:
        if process.poll() is None: process.terminate()
        assert process.wait() == 0


def ask(connection, method, path, key=None, body=None):
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    connection.request(method, path, json.dumps(body) if body else None, headers)
    reply = connection.getresponse()
    return reply.status, reply.read()


def keys(folder):
    old = command(folder, "key", "new")[1]
    command(folder, "key", "revoke", old)
    times = {"wrong": [], "revoked": [], "missing": []}
    with service(folder) as (_, port):
        connection = http.client.HTTPConnection("127.0.0.1", port)
        for number in range(9_000):
            kind = list(times)[number % 3]
            key = {"wrong": f"astro_user_{number:064x}", "revoked": old, "missing": None}[kind]
            begun = time.perf_counter()
            status, _ = ask(connection, "GET", "/v1/users/me", key)
            times[kind].append(time.perf_counter() - begun)
            assert status == 401
    for kind, list_ in times.items():
        cuts = statistics.quantiles(list_, n=100)
        print(f"keys, {kind}: p25 {cuts[24] * 1e6:.0f} µs, p50 {cuts[49] * 1e6:.0f} µs, p75 {cuts[74] * 1e6:.0f} µs")


def full(folder):
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", folder], check=True)
    try:
        key = command(folder, "key", "new")[1]
        with service(folder) as (_, port):
            connection, kept, statuses = http.client.HTTPConnection("127.0.0.1", port), set(), collections.Counter()

            def keep(text):
                status, body = ask(connection, "POST", "/v1/bookmarks", key, {"text": text})
                statuses[status] += 1
                if status == 201: kept.add(json.loads(body)["id"])
                return status

            def charts():
                status, body = ask(connection, "POST", "/v1/charts", key, BIRTH)
                statuses[status] += 1
                return status

            while charts() == 201: pass
            refused = json.loads(ask(connection, "POST", "/v1/charts", key, BIRTH)[1])
            for number in range(50): keep("x" * 2000)
            assert ask(connection, "GET", "/health")[0] == 200
            print("full:", dict(statuses), refused["error"])
            listed = json.loads(ask(connection, "GET", "/v1/charts?limit=1", key)[1])["charts"][0]["id"]
            read = ask(connection, "GET", f"/v1/charts/{listed}", key)[0]
            subprocess.run(["mount", "-o", "remount,size=8m", folder], check=True)
            print("full: reading while full", read, "· with room again", keep("room"))
        with contextlib.closing(sqlite3.connect(f"{folder}/astrosvitla.sqlite")) as store:
            there = {row[0] for row in store.execute("select id from bookmarks")}
            number = store.execute("select count(*) from charts").fetchone()[0]
            checked = store.execute("pragma integrity_check").fetchone()[0]
        assert kept <= there and number + len(kept) == statuses[201], (number, statuses)
        print(f"full: {checked}, nothing of {statuses[201]} lost")
    finally:
        subprocess.run(["umount", folder], check=True)


def stop(folder):
    key = command(folder, "key", "new")[1]
    statuses = collections.Counter()
    with service(folder) as (process, port):
        first = http.client.HTTPConnection("127.0.0.1", port)
        chart = json.loads(ask(first, "POST", "/v1/charts", key, BIRTH)[1])["id"]

        def draw(size):
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=120)
            statuses[ask(connection, "GET", f"/v1/charts/{chart}/picture.png?size={size}", key)[0]] += 1

        threads = [threading.Thread(target=draw, args=(1200 + number,)) for number in range(20)]
        for thread in threads: thread.start()
        time.sleep(0.1)
        before = sum(statuses.values())
        process.terminate()
        for thread in threads: thread.join()
    print(f"stop: {20 - before} under way when told to stop; answers {dict(statuses)}; exit {process.returncode}")


def crash(folder):
    programs = max(glob.glob("/usr/lib/postgresql/*/bin"), key=lambda path: int(path.split("/")[-2]))
    ordinary = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] if os.getuid() == 0 else []
    if ordinary: shutil.chown(folder, "postgres", "postgres")
    address, data = f"host={folder} user=trials dbname=postgres", f"{folder}/data"
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    subprocess.run([*ordinary, f"{programs}/initdb", "-D", data, "-U", "trials", "-A", "trust"], check=True, **quiet)

    def serve():
        server = subprocess.Popen([*ordinary, f"{programs}/postgres", "-D", data, "-k", folder, "-c", "listen_addresses="], **quiet)
        while subprocess.run([f"{programs}/pg_isready", "-q", "-h", folder]).returncode: time.sleep(0.05)
        return server

    server = serve()
    key = command(address, "key", "new", store="--database")[1]
    kept, statuses, over = set(), collections.Counter(), threading.Event()

    def keep(port):
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        while not over.is_set():
            status, body = ask(connection, "POST", "/v1/bookmarks", key, {"text": "x"})
            statuses[status] += 1
            if status == 201: kept.add(json.loads(body)["id"])
            else: time.sleep(0.02)

    with service(address, store="--database") as (_, first), service(address, store="--database") as (_, second):
        threads = [threading.Thread(target=keep, args=(port,)) for port in (first, second) * 2]
        for thread in threads: thread.start()
        for _ in range(10):
            time.sleep(random.uniform(0.1, 1))
            server.send_signal(signal.SIGQUIT)
            server.wait()
            time.sleep(0.2)
            server = serve()
        over.set()
        for thread in threads: thread.join()
        asked = [f"{programs}/psql", "-Atc", "SELECT id FROM bookmarks", address]
        there = set(subprocess.run(asked, capture_output=True, text=True, check=True).stdout.split())
        assert kept <= there, (len(kept), len(there))
        assert ask(http.client.HTTPConnection("127.0.0.1", first), "GET", "/health")[0] == 200
    server.terminate()
    server.wait()
    print(f"crash: ten ends of the database; answers {dict(statuses)}; nothing of {len(kept)} lost, {len(there) - len(kept)} kept unanswered")


PARTS = {"keys": keys, "full": full, "stop": stop, "crash": crash}
for part in sys.argv[2:] or PARTS:
    folder = tempfile.mkdtemp()
    try:
        PARTS[part](folder)
    finally:
        shutil.rmtree(folder)
