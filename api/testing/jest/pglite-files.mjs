import { existsSync } from 'node:fs';

/**
 * Test files below `api/src` whose assertions depend on the database server. When the tests of the API run on
 * PostgreSQL, these files run a second time on the embedded database.
 */
export const pgliteFiles = [
  // LISTEN and NOTIFY
  'core/database/change-notices.test.ts',
  'promotions/promotion-scheduler.test.ts',
  // start, lock of the data folder, and what a killed process leaves in that folder
  'api-process.test.ts',
  'catalog/products/interrupted-writes.test.ts',
  'catalog/products/product-interruptions.test.ts',
  'orders/placing/order-interruptions.test.ts',
  // concurrent transactions and advisory locks share the only session
  'orders/placing/order-races.test.ts',
  'orders/placing/idempotent-request.test.ts',
  // temporary tables and disabled triggers in the only session
  'seed/content/generated-products.test.ts',
  // the extension pg_trgm, which is part of the PGlite package
  'catalog/search/product-search.test.ts',
  // regular expressions on texts of other scripts, in the locale of the PGlite package
  'shop/catalog-index/shop-search.test.ts',
  // the event loop during a statement
  'core/database/long-statements.test.ts',
  // readiness and connection counts
  'operations/operations.test.ts',
];

const missing = pgliteFiles.filter((file) => !existsSync(new URL(`../../src/${file}`, import.meta.url)));
if (missing.length > 0) throw new Error(`pglite-files.mjs names files that do not exist: ${missing.join(', ')}`);
