import path from 'node:path';
import type { Config } from '../config.ts';
import { FolderStore } from './folder-store.ts';
import type { ReleaseStore } from './release-store.ts';

/** The release store of `STORE_URL`. The library for buckets is loaded for a bucket only. */
export async function openStore({ store, dataDir }: Pick<Config, 'store' | 'dataDir'>): Promise<ReleaseStore> {
  if (!store.startsWith('s3:')) return new FolderStore(store);
  const { S3Store } = await import('./s3-store.ts');
  return new S3Store(store, path.join(dataDir, 'cache/releases'));
}
