import { consoleList } from './console/console-list.ts';
import { eventLoop } from './api/event-loop.ts';
import { firstVisit } from './shop/first-visit.ts';
import { freshness } from './shop/freshness.ts';
import { hundredPromotions } from './releases/hundred-promotions.ts';
import { lighthouseScores } from './shop/lighthouse.ts';
import { manyCategories } from './console/many-categories.ts';
import { manyProducts } from './api/many-products.ts';
import { pictureFlood } from './overload/picture-flood.ts';
import { promotion } from './releases/promotion.ts';
import { renderWorkers } from './scaling/render-workers.ts';
import { scaling } from './scaling/scaling.ts';
import { shopApi } from './api/shop-api.ts';
import { shopPages } from './shop/shop-pages.ts';
import { slowClientsAtOnce } from './overload/slow-clients.ts';
import { startBenchProduct } from './start-bench-product.ts';
import { threeGateways } from './releases/three-gateways.ts';

/** Benchmarks of a running product, each compared with a baseline of the same run, so that figures of machines compare. */
const benchmarks = {
  'console-list': consoleList,
  'first-visit': firstVisit,
  freshness,
  'hundred-promotions': hundredPromotions,
  lighthouse: lighthouseScores,
  'many-categories': manyCategories,
  promotion,
  'shop-pages': shopPages,
  'slow-clients': slowClientsAtOnce,
};

/** Benchmarks that start their own products. */
const comparisons = {
  'event-loop': eventLoop,
  'many-products': manyProducts,
  'picture-flood': pictureFlood,
  'render-workers': renderWorkers,
  scaling,
  'shop-api': shopApi,
  'three-gateways': threeGateways,
};

const [name = '', ...options] = process.argv.slice(2);
const comparison = Object.entries(comparisons).find(([known]) => known === name)?.[1];
if (comparison !== undefined) {
  await comparison(options);
  process.exit();
}
const benchmark = Object.entries(benchmarks).find(([known]) => known === name)?.[1];
if (benchmark === undefined) {
  console.error(`Usage: npm run bench -- <${[...Object.keys(benchmarks), ...Object.keys(comparisons)].join(' | ')}>`);
  process.exit(2);
}

const { product, end } = await startBenchProduct();
try {
  await benchmark(product, options);
} finally {
  await end();
}
