import { makeEmptyData } from '../../product/prepared-data.ts';
import { projectCommands } from '../../product/project-commands.ts';
import { startProduct } from '../../product/start-product.ts';
import { expect, test } from '../../test.ts';

test.describe('First start', { tag: '@shell' }, () => {
  test('On an empty data folder, modules that were built before are released without building', async () => {
    test.slow(true, 'a database is created');
    const { dataDir, remove } = await makeEmptyData();

    const product = await startProduct(dataDir, { SEED: 'none' });
    const shop = await fetch(product.url);
    const consolePage = await fetch(`${product.url}/admin`);
    const build = await projectCommands(dataDir).run('build');
    await product.stop();
    await remove();

    expect(product.output()).toContain('released mf-storefront');
    expect(product.output()).not.toContain('building');
    expect(build).toContain('unchanged  mf-storefront');
    expect([shop.status, consolePage.status]).toEqual([200, 200]);
  });
});
