import { createServer } from 'node:http';

/** Runs in a process of its own and sends its port to the parent: `node:http` alone, with 10 KB of JSON for every request. */
const body = Buffer.from(JSON.stringify({ padding: 'a'.repeat(10_226) }));
const server = createServer((request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(body);
});
process.once('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => process.send?.(server.address().port));
