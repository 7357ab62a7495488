import { getTableName } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { anyTable } from '../core/database/changes.ts';
import type { OpenDatabase } from '../core/database/database.ts';
import type { MediaStore } from '../core/media/media-store.ts';
import { deleteUnusedPhotos } from './review-photos.queries.ts';
import { reviewPhotos } from './tables.ts';

interface Options {
  database: OpenDatabase;
  media: MediaStore;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

const watchedTables = [getTableName(reviewPhotos), anyTable];

/** Deletes the photos of reviews that were deleted, also with their product: after each such deletion of any process. */
export class PhotoCleanup {
  readonly #options: Options;
  readonly #unsubscribe: () => void;
  #pendingRun: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
    this.#unsubscribe = options.database.changes.subscribe((table) => {
      if (watchedTables.includes(table)) void this.run();
    });
  }

  /** Deletes the unused photos. After an error they are deleted by the next run. */
  run(): Promise<void> {
    const { database, media, log } = this.#options;
    this.#pendingRun = this.#pendingRun
      .then(() => deleteUnusedPhotos(database.db, media))
      .catch((err: unknown) => log.warn({ err }, 'Photos of deleted reviews could not be deleted.'));
    return this.#pendingRun;
  }

  /** Waits for a running deletion; starts no other. */
  async stop(): Promise<void> {
    this.#unsubscribe();
    await this.#pendingRun;
  }
}
