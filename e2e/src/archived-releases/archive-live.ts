import { readConfig } from '@lumora/deploy/config';
import { openStore } from '@lumora/releases/store/open-store';
import { archiveRelease } from './archives.ts';

/** Runs `npm run archive-releases`: archives the live release of every remote in `DATA_DIR`, before the contract of the shell or the API changes. */
const store = await openStore(readConfig(process.env));
for (const module of await store.listModules()) {
  const live = (await store.listMoves(module)).at(-1)?.release ?? '';
  const release = await store.findRelease(module, live);
  if (release === null || release.manifest.kind === 'shell') continue;
  console.log(`${module} ${live} → ${await archiveRelease(release, await store.folderOf(module, live))}`);
}
