import type { Release } from '@lumora/releases/release-schema';
import { readConfig } from '../src/config/config.ts';
import { compressFiles, contentHash, releaseFiles } from '@lumora/releases/release-files';
import { openSigner } from '@lumora/releases/signatures/trust';
import { openStore } from '@lumora/releases/store/open-store';

/** Publishes the files in `built` with the metadata of `release`, compressed, hashed and signed. Returns the release. */
export async function publishBuilt(dataDir: string, built: string, release: Release): Promise<Release> {
  const config = readConfig({ DATA_DIR: dataDir });
  const sign = await openSigner(config, release.module);
  const { signature: _old, ...content } = release;
  await compressFiles(built);
  const files = await releaseFiles(built);
  const id = `${release.version}-${contentHash({ ...content, files })}`;
  const signed = sign({ ...content, id, files });
  await (await openStore(config)).publish(signed, built);
  return signed;
}
