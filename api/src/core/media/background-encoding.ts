import { randomBytes } from 'node:crypto';
import { pageRenditions, type Rendition } from '@lumora/shared-contract/images';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { Encoder } from './encoder.ts';
import { listImages } from './images.queries.ts';
import type { MediaStore } from './media-store.ts';
import { originalKey, pictureFolder, renditionFile, renditionKey } from './rendition-key.ts';

interface Job {
  hash: string;
  rendition: Rendition;
}

interface Options {
  db: Database;
  store: MediaStore;
  /** number of encoder processes; 0 disables background encoding in this process */
  encoders: number;
  log: FastifyBaseLogger;
}

/** When the queue is full, a scan finds the other renditions. */
const maxQueued = 1_000;
const scanBatch = 100;

/**
 * Encodes renditions in the background, in this order: renditions that a request did not find, renditions of new
 * pictures, renditions that a scan of all pictures finds missing.
 */
export class BackgroundEncoding {
  readonly #options: Options;
  readonly #requested = new Map<string, Job>();
  readonly #added = new Map<string, Job>();
  readonly #workers = new Map<Encoder, Promise<void>>();
  #scan: AsyncGenerator<Job> | undefined;
  #isScanOutdated = false;
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Queues a rendition that a request did not find, before all others. */
  request(hash: string, rendition: Rendition): void {
    this.#queue(this.#requested, { hash, rendition });
    this.#startWorkers();
  }

  /** Queues the renditions that pages use of newly stored pictures; `width` in px. */
  add(pictures: { hash: string; width: number }[]): void {
    for (const { hash, width } of pictures)
      for (const rendition of pageRenditions(width)) this.#queue(this.#added, { hash, rendition });
    this.#startWorkers();
  }

  /** Starts a scan for missing renditions: those whose jobs were lost in a restart or did not fit into the queue. */
  scan(): void {
    this.#scan ??= this.#findMissing();
    this.#startWorkers();
  }

  /** Stops all encoders and resolves when nothing is written any more. The next scan finds the unfinished renditions. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const encoder of this.#workers.keys()) encoder.stop();
    await Promise.all(this.#workers.values());
  }

  #queue(queue: Map<string, Job>, job: Job): void {
    if (this.#requested.size + this.#added.size < maxQueued) queue.set(renditionKey(job.hash, job.rendition), job);
    else if (this.#scan) this.#isScanOutdated = true;
    else this.#scan = this.#findMissing();
  }

  #startWorkers(): void {
    while (this.#workers.size < this.#options.encoders && !this.#isClosed) {
      const encoder = new Encoder();
      this.#workers.set(encoder, this.#work(encoder));
    }
  }

  async #work(encoder: Encoder): Promise<void> {
    for (let job = await this.#next(); job !== undefined; job = await this.#next()) await this.#encode(encoder, job);
    encoder.stop();
    this.#workers.delete(encoder);
    if (this.#requested.size + this.#added.size > 0) this.#startWorkers();
  }

  async #next(): Promise<Job | undefined> {
    if (this.#isClosed) return undefined;
    const queued = removeFirst(this.#requested) ?? removeFirst(this.#added);
    const scan = this.#scan;
    if (queued !== undefined || scan === undefined) return queued;
    const found = await scan.next().catch((err: unknown) => {
      this.#options.log.warn({ err }, 'The scan for missing renditions ended early.');
    });
    if (found && !found.done) return found.value;
    if (this.#scan === scan) {
      this.#scan = this.#isScanOutdated && found ? this.#findMissing() : undefined;
      this.#isScanOutdated = false;
    }
    return this.#next();
  }

  async #encode(encoder: Encoder, { hash, rendition }: Job): Promise<void> {
    const { store, log } = this.#options;
    try {
      // a request or another process may have encoded it
      if (await this.#isStored(hash, rendition)) return;
      const original = await store.read(originalKey(hash));
      if (original === null) return;
      await store.write(renditionKey(hash, rendition), await encoder.encode({ original, rendition }));
    } catch (err) {
      if (!this.#isClosed) log.warn({ err, hash, rendition }, 'A rendition could not be encoded.');
    }
  }

  async #isStored(hash: string, rendition: Rendition): Promise<boolean> {
    return (await this.#options.store.list(pictureFolder(hash))).includes(renditionFile(rendition));
  }

  /** Starts at a random hash and wraps around, so that processes that start together do not encode the same pictures. */
  async *#findMissing(): AsyncGenerator<Job> {
    const start = randomBytes(12).toString('hex');
    yield* this.#findMissingBetween(start, 'g');
    yield* this.#findMissingBetween('', start);
  }

  async *#findMissingBetween(after: string, until: string): AsyncGenerator<Job> {
    for (let last: string | undefined = after; last !== undefined;) {
      const pictures = await listImages(this.#options.db, { after: last, until, limit: scanBatch });
      for (const picture of pictures) yield* await this.#missingOf(picture);
      last = pictures.at(-1)?.hash;
    }
  }

  async #missingOf({ hash, width }: { hash: string; width: number }): Promise<Job[]> {
    const stored = new Set(await this.#options.store.list(pictureFolder(hash)));
    const missing = pageRenditions(width).filter((rendition) => !stored.has(renditionFile(rendition)));
    return missing.map((rendition) => ({ hash, rendition }));
  }
}

function removeFirst<Value>(queue: Map<string, Value>): Value | undefined {
  const [first] = queue;
  if (first === undefined) return undefined;
  queue.delete(first[0]);
  return first[1];
}
