import { QueryClient } from '@tanstack/react-query';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { configureHttp } from '@lumora/shared-auth/core';
import type { StorefrontServer } from '@lumora/shared-contract';
import { heroPreviewRule } from './home/hero/hero-preview.ts';
import { cacheCommonResponses, restoreCommonResponses } from './page/common-responses.ts';
import { headHtml } from './page/head-html.ts';
import { pageState } from './page/page-state.ts';
import { previewRule } from './pictures/preview-rule.ts';
import { promotionRules } from './promotions/promotion-colours.ts';
import { promotionsQuery } from './promotions/promotions-query.ts';
import { findPage } from './public-pages.ts';
import { Shop } from './shop.tsx';

/** Draws one public page whole, also without what is on offer. Without what it needs of the API it is still a page, with status 503; it rejects only if a screen throws. */
export const render: StorefrontServer['render'] = async (url, { apiUrl, origin, version }) => {
  configureHttp({ baseUrl: apiUrl, timeout: apiTimeout });
  const { pathname, search, searchParams } = new URL(origin + url);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  try {
    const { page, screen, params } = findPage(pathname);
    const place = { params, search: searchParams };
    restoreCommonResponses(queries, version);
    const [content, offers] = await Promise.allSettled([page.prefetch(queries, place), queries.query(promotionsQuery)]);
    cacheCommonResponses(queries, version);
    const first = page.firstPicture?.(queries, place);
    const preview = first === undefined ? '' : await previewRule(first);
    const style = [
      offers.status === 'fulfilled' ? promotionRules(offers.value) : '',
      screen === 'home' ? heroPreviewRule : '',
      preview ?? '',
    ].join('');
    const { status, ...redirect } = content.status === 'fulfilled' ? page.outcome(queries, place) : { status: 503 };
    return {
      status,
      ...redirect,
      screen,
      head: headHtml(page.head(queries, place), new URL(origin + pathname)),
      body: await bodyHtml(<ServedShop queries={queries} location={pathname + search} />),
      ...(style !== '' && { style }),
      state: pageState(queries),
      cacheable: status === 200 && offers.status === 'fulfilled' && preview !== undefined,
    };
  } finally {
    queries.clear();
  }
};

/** ms; far above what the API takes on a busy machine. Past it, a page that says so is better than a visitor who waits. */
const apiTimeout = 5_000;

function ServedShop({ queries, location }: { queries: QueryClient; location: string }) {
  return (
    <StaticRouter location={location}>
      <Shop queries={queries} />
    </StaticRouter>
  );
}

/**
 * Text at once costs a quarter less than a stream that is read. It cannot wait, though: where a boundary is left undrawn,
 * the stream waits for the lazy screen, or says what failed.
 */
function bodyHtml(shop: React.ReactNode): string | Promise<string> {
  const html = renderToString(shop);
  return html.includes(undrawnBoundary) ? streamedHtml(shop) : html;
}

/** React's comment before what the browser is to draw; in texts of the page its first sign is escaped. */
const undrawnBoundary = '<!--$!';

/** Keeps the HTML of lazy screens in its place: a boundary moved by an inline script would break the CSP. */
async function streamedHtml(shop: React.ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(shop, {
    progressiveChunkSize: Infinity,
    onError: (error) => void failures.push(error),
  });
  await stream.allReady;
  if (failures.length > 0) throw failures[0];
  return new Response(stream).text();
}
