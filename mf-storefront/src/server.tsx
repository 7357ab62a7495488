import { QueryClient } from '@tanstack/react-query';
import { renderToReadableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { configureHttp } from '@lumora/shared-auth/core';
import type { StorefrontServer } from '@lumora/shared-contract';
import { headHtml } from './page/head-html.ts';
import { pageState } from './page/page-state.ts';
import { findRoute } from './routes.tsx';
import { Shop } from './shop.tsx';

/** Draws one public page whole. Without the API it is still a page, with status 503; it rejects only if a screen throws. */
export const render: StorefrontServer['render'] = async (url, { apiUrl, origin }) => {
  configureHttp({ baseUrl: apiUrl, timeout: apiTimeout });
  const { pathname, search, searchParams } = new URL(origin + url);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  try {
    const { route, params } = findRoute(pathname);
    const place = { params, search: searchParams };
    const isReached = await route.prefetch(queries, place).then(
      () => true,
      () => false,
    );
    const { status, ...redirect } = isReached ? route.outcome(queries, place) : { status: 503 };
    return {
      status,
      ...redirect,
      ...(route.screen !== undefined && { screen: route.screen }),
      head: headHtml(route.head(queries, place), new URL(origin + pathname)),
      body: await bodyHtml(<ServedShop queries={queries} location={pathname + search} />),
      state: pageState(queries),
      cacheable: status === 200,
    };
  } finally {
    queries.clear();
  }
};

/** ms; a page that says that the shop is out of reach is better than a visitor who waits. */
const apiTimeout = 1500;

function ServedShop({ queries, location }: { queries: QueryClient; location: string }) {
  return (
    <StaticRouter location={location}>
      <Shop queries={queries} />
    </StaticRouter>
  );
}

/** Waits for lazy screens, and keeps their HTML in its place: a boundary moved by an inline script would break the CSP. */
async function bodyHtml(shop: React.ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(shop, {
    progressiveChunkSize: Infinity,
    onError: (error) => void failures.push(error),
  });
  await stream.allReady;
  if (failures.length > 0) throw failures[0];
  return new Response(stream).text();
}
