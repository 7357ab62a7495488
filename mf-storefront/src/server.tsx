import { QueryClient } from '@tanstack/react-query';
import { renderToReadableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { configureHttp } from '@lumora/shared-auth/core';
import type { StorefrontServer } from '@lumora/shared-contract/storefront';
import { heroPreviewRule } from './home/hero/hero-preview.ts';
import { cacheCommonResponses, restoreCommonResponses } from './page/common-responses.ts';
import { headHtml } from './head/head-html.ts';
import { pageState } from './page/page-state.ts';
import { previewRule } from './pictures/preview-rule.ts';
import { promotionRules } from './promotions/promotion-colours.ts';
import { promotionsQuery } from './promotions/promotions-query.ts';
import { getPage } from './public-pages.ts';
import { Shop } from './shop.tsx';

/**
 * Renders a public page. Without promotions the page is complete otherwise and not cacheable; without its own data it is a
 * message with status 503. Rejects only if a screen throws.
 */
export const render: StorefrontServer['render'] = async (url, { apiUrl, origin, version }) => {
  configureHttp({ baseUrl: apiUrl, timeout: apiTimeoutMs });
  const { pathname, search, searchParams } = new URL(origin + url);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  try {
    const { page, screen, params } = getPage(pathname);
    const match = { params, search: searchParams };
    restoreCommonResponses(queries, version);
    const [content, offers] = await Promise.allSettled([page.prefetch(queries, match), queries.query(promotionsQuery)]);
    cacheCommonResponses(queries, version);
    const first = page.firstPicture?.(queries, match);
    const preview = first === undefined ? '' : await previewRule(first);
    const style = [
      offers.status === 'fulfilled' ? promotionRules(offers.value) : '',
      screen === 'home' ? heroPreviewRule : '',
      preview ?? '',
    ].join('');
    const { status, ...redirect } = content.status === 'fulfilled' ? page.outcome(queries, match) : { status: 503 };
    return {
      status,
      ...redirect,
      screen,
      head: headHtml(page.head(queries, match), new URL(origin + pathname)),
      body: await bodyHtml(<StaticShop queries={queries} location={pathname + search} />),
      ...(style !== '' && { style }),
      state: pageState(queries),
      cacheable: status === 200 && offers.status === 'fulfilled' && preview !== undefined,
    };
  } finally {
    queries.clear();
  }
};

/** Far above the response time of the API on a busy machine; after it the page with status 503 is sent. */
const apiTimeoutMs = 5_000;

function StaticShop({ queries, location }: { queries: QueryClient; location: string }) {
  return (
    <StaticRouter location={location}>
      <Shop queries={queries} />
    </StaticRouter>
  );
}

/** Renders to HTML when all lazy screens are loaded. Rejects with the first error of a component. */
async function bodyHtml(shop: React.ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(shop, {
    progressiveChunkSize: Infinity, // no chunks: the inline scripts that put them into place would violate the CSP
    onError: (error) => void failures.push(error),
  });
  await stream.allReady;
  if (failures.length > 0) throw failures[0];
  return new Response(stream).text();
}
