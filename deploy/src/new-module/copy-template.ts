import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ModuleNames } from './module-names.ts';

/** Name of the template module. It is part of no other word, so it can be replaced in every file. */
const sample = 'sample-things';

/** Copies the template into the new module's folder and replaces its name. Throws `EEXIST` instead of overwriting a file. */
export async function copyTemplate(root: string, names: ModuleNames): Promise<void> {
  const template = path.join(root, 'deploy/template', `mf-${sample}`);
  const entries = await readdir(template, { withFileTypes: true, recursive: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const from = path.join(entry.parentPath, entry.name);
    const to = path.join(root, names.id, renamed(path.relative(template, from), names));
    await mkdir(path.dirname(to), { recursive: true });
    const text = renamed(await readFile(from, 'utf8'), names);
    // the template is two folders deeper than the module
    await writeFile(to, text.replaceAll('../../../', '../'), { flag: 'wx' });
  }
}

function renamed(text: string, { kebab, snake, pascal, title }: ModuleNames): string {
  return text
    .replaceAll(sample, kebab)
    .replaceAll('sample_things', snake)
    .replaceAll('SampleThings', pascal)
    .replaceAll('Sample things', title);
}
