import { expect, test } from '@jest/globals';
import { pollUntil } from '@lumora/shared-contract/poll-until';
import { eq, sql } from 'drizzle-orm';
import { makeVariants } from '../../../testing/catalog-rows.ts';
import { importCsv } from '../../../testing/product-csv.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { isOnPostgres } from '../../../testing/test-database.ts';
import { variants } from '../tables.ts';

const shop = useTestApp();

// the transactions of the embedded database run one after the other
if (isOnPostgres) {
  test('an import with an SKU that another request takes meanwhile is rejected with 409 and says what to do', async () => {
    const admin = await shop.as('Administrator');
    const [imported] = (await makeVariants(admin, ['16x18'])).variants;
    const [other] = (await makeVariants(admin, ['9x9'], 'Other')).variants;
    const isWaiting = async () =>
      (await shop.database.db.$count(sql`pg_locks where not granted and locktype = 'transactionid'`)) > 0;

    const importing = await shop.database.db.transaction(async (tx) => {
      await tx
        .update(variants)
        .set({ sku: 'MEANWHILE' })
        .where(eq(variants.id, other?.id ?? 0));
      const response = importCsv(admin, `variant_id,sku\n${imported?.id},MEANWHILE`, false);
      await pollUntil(isWaiting, Boolean);
      return { response };
    });
    const { status, body } = await importing.response;

    expect([status, body.message]).toEqual([
      409,
      'An SKU of the file was taken while the file was read. Import it again.',
    ]);
  });
}
