import { dropDatabase, databaseUrl, makeDatabase } from '../../product/cluster-database.ts';
import { copyPreparedData } from '../../product/prepared-data.ts';
import { startProduct, type Product } from '../../product/start-product.ts';
import { settings } from '../../chaos/stage-settings.ts';
import { assertLocal } from './local-url.ts';
import type { DatabaseName } from './soak-scenario.ts';

/** Starts a product on a copy of the prepared data, with its rows in `database`. */
export async function startSoakProduct(database: DatabaseName): Promise<{ product: Product; end(): Promise<void> }> {
  const { dataDir, remove } = await copyPreparedData();
  const isPostgres = database === 'postgres';
  if (isPostgres) {
    assertLocal(databaseUrl(dataDir));
    await makeDatabase(dataDir);
  }
  const product = await startProduct(dataDir, {
    ...settings,
    ...(isPostgres && { DATABASE_URL: databaseUrl(dataDir) }),
  });
  assertLocal(product.url);
  return {
    product,
    async end() {
      await product.stop();
      if (isPostgres) await dropDatabase(dataDir);
      await remove();
    },
  };
}
