"""What the system alone takes for a move: one receive, one commit, four sends, 500 times a second.

A bare loop without a game: 50 tables of four on loopback; every move is flushed to a file before
it is sent on. Takes 20 seconds: python3 docs/research/paced-load.py
"""

import heapq
import os
import random
import resource
import select
import socket
import tempfile
import time

TABLES, SEATS, PACE, WARM_UP, SECONDS = 50, 4, 0.1, 5, 15
PAGE, FILE = 4096, 4 * 1024 * 1024


def server(listener):
    poll, sockets, tables = select.epoll(), {}, [[] for _ in range(TABLES)]
    for _ in range(TABLES * SEATS):
        client, _ = listener.accept()
        client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        table = client.recv(1)[0]
        tables[table].append(client)
        sockets[client.fileno()] = (client, table)
        poll.register(client.fileno(), select.EPOLLIN)
    with tempfile.TemporaryFile(dir=".") as log:
        log.truncate(FILE)
        os.fsync(log.fileno())
        measure(poll, sockets, tables, log.fileno())


def measure(poll, sockets, tables, log):
    at, moves, before = 0, 0, None
    begin = time.time() + WARM_UP
    while time.time() < begin + SECONDS:
        for ready, _ in poll.poll(1):
            client, table = sockets[ready]
            client.recv(PAGE)
            os.pwrite(log, b"h" * 24, at)
            os.pwrite(log, b"p" * PAGE, at + 24)
            os.pwrite(log, b"p" * PAGE, at + 24 + PAGE)
            os.fsync(log)
            at = (at + 2 * PAGE + 48) % (FILE - 3 * PAGE)
            for seat in tables[table]:
                seat.send(b"x" * 400)
            moves += 1
        if before is None and time.time() > begin:
            before, moves = resource.getrusage(resource.RUSAGE_SELF), 0
    system = resource.getrusage(resource.RUSAGE_SELF).ru_stime - before.ru_stime
    print(
        f"{moves / SECONDS:.0f} moves a second, {system / moves * 1e6:.0f} µs of the system a move: "
        f"at most {moves / system:.0f} moves a CPU-second"
    )


def clients(port):
    poll, tables, by = select.epoll(), [], {}
    for table in range(TABLES):
        row = [socket.create_connection(("127.0.0.1", port)) for _ in range(SEATS)]
        for client in row:
            client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            client.send(bytes([table]))
            by[client.fileno()] = client
            poll.register(client.fileno(), select.EPOLLIN)
        tables.append(row)
    due = [(time.time() + random.random() * PACE, table) for table in range(TABLES)]
    heapq.heapify(due)
    try:
        while True:
            for ready, _ in poll.poll(max(0, due[0][0] - time.time())):
                by[ready].recv(65536)
            if time.time() >= due[0][0]:
                _, table = heapq.heappop(due)
                random.choice(tables[table]).send(b"m" * 60)
                heapq.heappush(due, (time.time() + PACE, table))
    except OSError:
        os._exit(0)


listening = socket.create_server(("127.0.0.1", 0), backlog=TABLES * SEATS)
if os.fork() == 0:
    clients(listening.getsockname()[1])
server(listening)
