import type { Release } from '@lumora/shared-contract';
import { readConfig } from '../src/config.ts';
import { compressFiles, contentHash, releaseFiles } from '../src/publish/release-files.ts';
import { openSigner } from '../src/signatures/trust.ts';
import { openStore } from '../src/store/open-store.ts';

/** Publishes the files in `built` as what `release` says of them: hashed, compressed and signed anew. Answers the release. */
export async function publishBuilt(dataDir: string, built: string, release: Release): Promise<Release> {
  const config = readConfig({ DATA_DIR: dataDir });
  const sign = await openSigner(config);
  const { signature: _old, ...content } = release;
  await compressFiles(built);
  const files = await releaseFiles(built);
  const id = `${release.version}-${contentHash({ ...content, files })}`;
  const signed = sign({ ...content, id, files });
  await (await openStore(config)).publish(signed, built);
  return signed;
}
