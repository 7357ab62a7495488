import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { consoleRemotes } from './console-remotes.mjs';
import { writeOrCheck } from './docs/write-or-check.mjs';

const root = path.resolve(import.meta.dirname, '..');

let isCurrent = true;
// the style sheets of the shop are typed by `mf-storefront/src/css-modules.d.ts`
for (const name of ['shared-ui', 'shell', ...consoleRemotes]) {
  for (const file of await readdir(path.join(root, name, 'src'), { recursive: true })) {
    if (!file.endsWith('.module.css')) continue;
    const sheet = path.join(root, name, 'src', file);
    const types = declarations(await readFile(sheet, 'utf8'));
    isCurrent = (await writeOrCheck(`${sheet}.d.ts`, types, 'npm run css-types')) && isCurrent;
  }
}
process.exitCode = isCurrent ? 0 : 1;

/** Returns one declaration per class of a CSS module. A class inside `:global(…)` belongs to a library. */
function declarations(css) {
  const own = css.replaceAll(/\/\*[\s\S]*?\*\/|:global\([^)]*\)/g, '');
  const names = [...own.matchAll(/\.([A-Za-z_][\w-]*)(?=[^{};]*\{)/g)].map(([, name]) => name);
  const invalid = names.find((name) => !/^[a-z][A-Za-z0-9]*$/.test(name));
  if (invalid !== undefined) throw new Error(`Rename the class ${invalid}: classes have camelCase names.`);
  return [...new Set(names)]
    .sort((a, b) => (a < b ? -1 : 1))
    .map((name) => `export declare const ${name}: string;\n`)
    .join('');
}
