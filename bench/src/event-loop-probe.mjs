/**
 * Loaded into a measured process by `--import`. Answers each connection to the socket `EVENT_LOOP_SOCKET` with the longest
 * delay (ms) of the event loop since the last one. Only the process that listens there first does.
 */
import { createServer } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const histogram = monitorEventLoopDelay({ resolution: 1 });
histogram.enable();
const server = createServer((socket) => {
  const delayMs = histogram.max / 1e6;
  histogram.reset();
  socket.end(String(delayMs));
});
server.on('error', () => histogram.disable());
server.listen(process.env['EVENT_LOOP_SOCKET']);
server.unref();
