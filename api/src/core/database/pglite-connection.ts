import { Duplex } from 'node:stream';
import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads';

/** First byte of the message with which a client ends its connection. */
const terminate = 0x58;

/** Connects node-postgres to the embedded database: sends the wire protocol to its worker thread instead of a socket. */
export class PgliteConnection extends Duplex {
  readonly #port: MessagePort;

  constructor(worker: Worker) {
    super();
    const { port1, port2 } = new MessageChannel();
    worker.postMessage(port2, [port2]);
    this.#port = port1.on('message', (response: Uint8Array) => this.push(response));
  }

  // node-postgres calls these methods of a socket

  connect(): void {
    queueMicrotask(() => this.emit('connect'));
  }

  setNoDelay(): void {}

  ref(): void {}

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#send([chunk]);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#send(chunks.map(({ chunk }) => chunk));
    done();
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#port.close();
    done(error);
  }

  /** PGlite does not respond to a client that ends its connection: the worker thread rolls back when the port is closed. */
  #send(chunks: Buffer[]): void {
    // without the pool of small buffers, whose memory cannot be transferred
    const request = new Uint8Array(Buffer.concat(chunks));
    if (request[0] !== terminate) this.#port.postMessage(request, [request.buffer]);
  }
}
