import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sourceHash } from './source-hash.ts';

let root: string;
let before: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'lumora-tree-'));
  await writeLock(installed);
  await write('tsconfig.json', '{}');
  await write('rspack.base.ts', 'export {}');
  await write('build/shared-modules.ts', 'export {}');
  await write('mf-catalog/module.ts', 'export default {}');
  await write('mf-catalog/src/routes.tsx', `import { toast } from '@lumora/shared-ui';`);
  await write('shared-ui/src/index.ts', `export { rules } from '@lumora/shared-contract';`);
  await write('shared-contract/src/index.ts', 'export const rules = 1;');
  await write('mf-taxonomy/module.ts', 'export default {}');
  before = await hash();
});
afterEach(() => rm(root, { recursive: true }));

async function write(file: string, content: string): Promise<void> {
  await mkdir(path.join(root, path.dirname(file)), { recursive: true });
  await writeFile(path.join(root, file), content);
}

const installed = {
  '': { version: '1.0.0' },
  'mf-catalog': { dependencies: { react: '19.0.0' } },
  'node_modules/react': { version: '19.0.0' },
};
const writeLock = (packages: object) => write('package-lock.json', JSON.stringify({ packages }));

const hash = () => sourceHash({ id: 'mf-catalog', folder: path.join(root, 'mf-catalog'), version: '1.0.0', root });

describe('the hash of a module’s sources', () => {
  it.each([
    'mf-catalog/src/routes.tsx',
    'mf-catalog/module.ts',
    'shared-ui/src/index.ts',
    'shared-contract/src/index.ts',
    'rspack.base.ts',
    'build/shared-modules.ts',
  ])('changes with %s', async (file) => {
    await write(file, '// changed');

    expect(await hash()).not.toBe(before);
  });

  it.each([
    'mf-catalog/src/routes.test.tsx',
    'mf-catalog/dist/client/entry.js',
    'mf-catalog/node_modules/x/index.js',
    'mf-taxonomy/module.ts',
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
