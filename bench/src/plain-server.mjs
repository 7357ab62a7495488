import { createServer } from 'node:http';
import { parentPort } from 'node:worker_threads';

/** Runs in a thread of its own, as plain JavaScript: `node:http` alone, which sends 10 KB of JSON to everyone. */
const body = Buffer.from(JSON.stringify({ padding: 'a'.repeat(10_226) }));
const server = createServer((request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(body);
});
server.listen(0, '127.0.0.1', () => parentPort?.postMessage(server.address().port));
