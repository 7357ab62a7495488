import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Release } from '@lumora/releases/release-schema';
import { readConfig } from '@lumora/deploy/config';
import { openStore } from '@lumora/releases/store/open-store';
import { integrityOf } from '@lumora/releases/release-files';
import { publishBuilt } from '@lumora/deploy/publish-built';

/** Pairs of texts to replace in the files and the manifest of a release. */
export type TextReplacements = readonly (readonly [from: string, to: string])[];

/** Publishes a copy of the live release of a module with replaced texts, without a build. Returns the new release. */
export async function publishSecond(dataDir: string, module: string, rewording: TextReplacements): Promise<Release> {
  const store = await openStore(readConfig({ DATA_DIR: dataDir }));
  const live = (await store.listMoves(module)).at(-1)?.release ?? '';
  const release = await store.findRelease(module, live);
  if (release === null) throw new Error(`Nothing of ${module} is live.`);
  const built = await mkdtemp(path.join(os.tmpdir(), 'lumora-second-'));
  try {
    await cp(await store.folderOf(module, live), built, {
      recursive: true,
      filter: (file) => !/\.(br|gz)$/.test(file),
    });
    await reword(built, release, rewording);
    const reworded: Release = JSON.parse(replaced(JSON.stringify(release), rewording));
    return await publishBuilt(dataDir, built, {
      ...reworded,
      source: `${release.source}, reworded`,
      built_at: new Date().toISOString(),
    });
  } finally {
    await rm(built, { recursive: true, force: true });
  }
}

async function reword(built: string, release: Release, rewording: TextReplacements): Promise<void> {
  const files = (await readdir(built, { recursive: true })).filter((file) => /\.(m?js|css)$/.test(file));
  const texts = new Map<string, string>();
  for (const file of files) texts.set(file, await readFile(path.join(built, file), 'utf8'));
  const absent = rewording.find(
    ([from]) => ![...texts.values(), JSON.stringify(release)].some((text) => text.includes(from)),
  );
  if (absent) throw new Error(`No file of ${release.module} contains ${absent[0]}.`);
  for (const [file, text] of texts) texts.set(file, replaced(text, rewording));
  matchHashes(texts, release);
  for (const [file, text] of texts) await writeFile(path.join(built, file), text);
}

/** Files contain the hashes of the files that they load, so a change also changes each file that names the changed one. */
function matchHashes(texts: Map<string, string>, { files }: Release): void {
  const named = new Map([...texts.keys()].map((file) => [file, files[file]?.integrity ?? '']));
  for (;;) {
    const stale = [...texts].find(([file, text]) => integrityOf(Buffer.from(text)) !== named.get(file));
    if (stale === undefined) return;
    const [changed, text] = stale;
    const [before = '', now] = [named.get(changed), integrityOf(Buffer.from(text))];
    for (const [file, other] of texts) texts.set(file, other.replaceAll(before, now));
    named.set(changed, now);
  }
}

function replaced(text: string, rewording: TextReplacements): string {
  return rewording.reduce((result, [from, to]) => result.replaceAll(from, to), text);
}
