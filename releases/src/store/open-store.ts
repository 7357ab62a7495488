import path from 'node:path';
import { FolderStore } from './folder-store.ts';
import type { ReleaseStore } from './release-store.ts';

interface StoreSettings {
  /** a folder, or an `s3:` URL */
  store: string;
  /** data folder; releases of a bucket are cached below it */
  dataDir: string;
}

/**
 * Opens the release store of `STORE_URL`. The S3 library is loaded only for a bucket. Throws `ReleaseError` `usage` for
 * an invalid `s3:` URL.
 */
export async function openStore({ store, dataDir }: StoreSettings): Promise<ReleaseStore> {
  if (!store.startsWith('s3:')) return new FolderStore(store);
  const { S3Store } = await import('./s3-store.ts');
  return new S3Store(store, path.join(dataDir, 'cache/releases'));
}
