import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const migrations = fileURLToPath(new URL('../drizzle', import.meta.url));

/** Copies the migrations whose number is lower than `first`, such as `0016`, to `folder`: those of a shop before it. */
export async function copyEarlierMigrations(folder: string, first: string): Promise<void> {
  await cp(migrations, folder, { recursive: true });
  const path = join(folder, 'meta', '_journal.json');
  const journal: { entries: { tag: string }[] } = JSON.parse(await readFile(path, 'utf8'));
  const entries = journal.entries.filter(({ tag }) => tag < first);
  await writeFile(path, JSON.stringify({ ...journal, entries }));
}
