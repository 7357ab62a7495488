import { parentPort, workerData } from 'node:worker_threads';
import { messages, PGlite, protocol } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** PGlite writes zeros to all its buffers at the start: its default of 128 MB would occupy memory that a shop never uses. */
const sharedBuffers = 'shared_buffers=32MB';
/** Analysing 80,000 products takes seven times as long with the default of 100; other requests wait meanwhile. */
const statisticsTarget = 'default_statistics_target=10';

/** First and last byte of the message ReadyForQuery, which ends a response, when the session has no open transaction. */
const [readyForQuery, outsideTransaction] = Buffer.from('ZI');
const readyForQueryLength = 6;
const rollback = protocol.serialize.query('rollback');

// Runs the embedded database in a worker thread, because a statement of PGlite blocks its thread. Plain JavaScript, because a
// worker thread starts without the TypeScript loader.
const { folder, loadDataDir, needsArchive } = workerData;
const database = await PGlite.create(folder, {
  extensions: { pg_trgm },
  startParams: [...PGlite.defaultStartParams, '-c', sharedBuffers, '-c', statisticsTarget],
  ...(loadDataDir && { loadDataDir }),
});

/** Batches of the wire protocol, each with the port of its connection, to which the response is sent. */
const waiting = [];
/** Port of the connection whose transaction is open. PGlite has one session, so the batches of the others wait meanwhile. */
let transactionPort = null;
let isBusy = false;

parentPort.on('message', (message) => {
  if (message === 'close') void database.close().then(() => parentPort.close());
  else serve(message);
});

// the second argument, without which the linter takes the message for one of a window
parentPort.postMessage(needsArchive ? await (await database.dumpDataDir('gzip')).arrayBuffer() : null, []);

function serve(port) {
  port.on('message', (request) => {
    waiting.push({ port, request });
    void respond();
  });
  // as a server does when its client disconnects
  port.on('close', () => {
    if (transactionPort !== port) return;
    waiting.push({ port, request: rollback });
    void respond();
  });
}

async function respond() {
  if (isBusy) return;
  isBusy = true;
  for (let next = takeNext(); next !== undefined; next = takeNext()) {
    const response = await database.execProtocolRaw(next.request);
    throwFailure(response);
    transactionPort = response.at(-1) === outsideTransaction ? null : next.port;
    next.port.postMessage(response, [response.buffer]);
  }
  isBusy = false;
}

function takeNext() {
  const index = transactionPort === null ? 0 : waiting.findIndex(({ port }) => port === transactionPort);
  return waiting.splice(index, index === -1 ? 0 : 1)[0];
}

/** Throws the error of a database that has panicked, as on a full disk, or crashed: its next statement may never end. */
function throwFailure(response) {
  if (Buffer.from(response.buffer).includes('VPANIC\0')) throwPanic(response);
  if (response.at(-readyForQueryLength) !== readyForQuery) throw new Error('A statement crashed');
}

/** Throws the error of a panic in the response; a row may contain the same bytes. */
function throwPanic(response) {
  new protocol.Parser().parse(response, (message) => {
    if (message instanceof messages.DatabaseError && message.severity === 'PANIC')
      throw new Error(`${message.message}. See that its disk has room and can be written to`);
  });
}
