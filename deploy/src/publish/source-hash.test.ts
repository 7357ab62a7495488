import { afterEach, beforeEach, describe, expect, it, test } from '@jest/globals';
import { appendFile, cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workspaceRoot } from '../config/workspace-root.ts';
import { sourceHash } from './source-hash.ts';

let root: string;
let before: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'lumora-tree-'));
  await writeLock(installed);
  await write('tsconfig.json', '{}');
  await write('rspack.base.ts', 'export {}');
  await write('build/shared-modules.ts', 'export {}');
  await write('mf-catalog/package.json', '{}');
  await write('mf-catalog/module.ts', 'export default {}');
  await write('mf-catalog/src/routes.tsx', `import { toast } from '@lumora/shared-ui';`);
  await write('shared-ui/package.json', '{ "exports": { ".": "./src/index.ts" } }');
  await write(
    'shared-ui/src/index.ts',
    `import type { Review } from '@lumora/shared-contract/reviews';\n${importRules}`,
  );
  await write('shared-contract/package.json', JSON.stringify({ exports: contractEntries }));
  await write('shared-contract/src/orders/index.ts', `export * from './rules.ts';`);
  await write('shared-contract/src/orders/rules.ts', `import { field } from '../http/field.ts';`);
  await write('shared-contract/src/http/field.ts', 'export const field = 1;');
  await write('shared-contract/src/reviews/index.ts', 'export interface Review {}');
  await write('mf-taxonomy/module.ts', 'export default {}');
  before = await hash();
});
afterEach(() => rm(root, { recursive: true }));

async function write(file: string, content: string): Promise<void> {
  await mkdir(path.join(root, path.dirname(file)), { recursive: true });
  await writeFile(path.join(root, file), content);
}

const importRules = `export { rules } from '@lumora/shared-contract/orders';`;
const contractEntries = { './orders': './src/orders/index.ts', './reviews': './src/reviews/index.ts' };
const installed = {
  '': { version: '1.0.0' },
  'mf-catalog': { dependencies: { react: '19.0.0' } },
  'node_modules/react': { version: '19.0.0' },
};
const writeLock = (packages: object) => write('package-lock.json', JSON.stringify({ packages }));

const hash = (id = 'mf-catalog') => sourceHash({ id, folder: path.join(root, id), version: '1.0.0', root });

describe('the hash of a module’s sources', () => {
  it.each([
    'mf-catalog/src/routes.tsx',
    'mf-catalog/module.ts',
    'shared-ui/src/index.ts',
    'shared-contract/src/orders/rules.ts',
    'shared-contract/src/http/field.ts',
    'shared-contract/package.json',
    'rspack.base.ts',
    'build/shared-modules.ts',
  ])('changes with %s', async (file) => {
    await write(file, '{}');

    expect(await hash()).not.toBe(before);
  });

  it.each([
    'mf-catalog/src/routes.test.tsx',
    'mf-catalog/dist/client/entry.js',
    'mf-catalog/node_modules/x/index.js',
    'mf-taxonomy/module.ts',
    'shared-contract/src/reviews/index.ts',
    'README.md',
  ])('does not change with %s', async (file) => {
    await write(file, 'changed');

    expect(await hash()).toBe(before);
  });

  it('changes with a package that is installed at the root or in the module', async () => {
    await writeLock({ ...installed, 'node_modules/react': { version: '19.0.1' } });
    expect(await hash()).not.toBe(before);

    await writeLock({ ...installed, 'mf-catalog/node_modules/yup': { version: '1.0.0' } });
    expect(await hash()).not.toBe(before);
  });

  it('does not change when package-lock.json lists a new module with its own packages', async () => {
    await writeLock({
      ...installed,
      'mf-sales': { dependencies: { react: '18.0.0' } },
      'mf-sales/node_modules/react': { version: '18.0.0' },
      'node_modules/@lumora/mf-sales': { resolved: 'mf-sales', link: true },
    });

    expect(await hash()).toBe(before);
  });

  it('changes when a file is renamed', async () => {
    await write('mf-catalog/src/screens.tsx', '');
    const named = await hash();
    await rm(path.join(root, 'mf-catalog/src/screens.tsx'));
    await write('mf-catalog/src/pages.tsx', '');

    expect(await hash()).not.toBe(named);
  });
});

test('a change of the contract of orders affects the shop, and not the module of categories and attributes', async () => {
  await copyWorkspace();
  const [taxonomy, storefront] = [await hash('mf-taxonomy'), await hash('mf-storefront')];

  await appendFile(path.join(root, 'shared-contract/src/orders/order-rules.ts'), '// changed');

  expect(await hash('mf-taxonomy')).toBe(taxonomy);
  expect(await hash('mf-storefront')).not.toBe(storefront);
});

/** Replaces the tree of the test by the sources of this repository. */
async function copyWorkspace(): Promise<void> {
  await rm(root, { recursive: true });
  const filter = (file: string) =>
    !/\/(node_modules|dist|var|reports|\.git)(\/|$)/.test(file.slice(workspaceRoot.length));
  const names = (await readdir(workspaceRoot)).filter((name) => /^(mf-|shared-|build$)|\.(ts|json)$/.test(name));
  await Promise.all(
    names.map((name) => cp(path.join(workspaceRoot, name), path.join(root, name), { recursive: true, filter })),
  );
}
