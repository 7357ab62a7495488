/**
 * Loaded into a measured process by `--import`. Responds to each connection to the socket `EVENT_LOOP_SOCKET` with the
 * longest delay of the event loop since the last one (ms), and the most processor time that its thread used between two
 * turns (ms), as JSON. Only the process that listens there first does.
 */
import { openSync, readSync } from 'node:fs';
import { createServer } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const histogram = monitorEventLoopDelay({ resolution: 1 });
histogram.enable();

// of the main thread only, because sharp and argon2 compute in others; its first field is nanoseconds
const statistics = openSync(`/proc/self/task/${process.pid}/schedstat`);
const text = Buffer.alloc(100);
let [lastMs, maxMs] = [threadMs(), 0];
const timer = setInterval(measure, 1).unref();

const server = createServer((socket) => {
  measure();
  socket.end(JSON.stringify({ delayMs: histogram.max / 1e6, processorMs: maxMs }));
  histogram.reset();
  maxMs = 0;
});
server.on('error', () => {
  histogram.disable();
  clearInterval(timer);
});
server.listen(process.env['EVENT_LOOP_SOCKET']);
server.unref();

function measure() {
  const nowMs = threadMs();
  maxMs = Math.max(maxMs, nowMs - lastMs);
  lastMs = nowMs;
}

function threadMs() {
  readSync(statistics, text, 0, text.length, 0);
  return Number.parseInt(text.toString('latin1'), 10) / 1e6;
}
