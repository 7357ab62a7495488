import { useQuery } from '@tanstack/react-query';
import { countOf } from '@lumora/shared-contract/format';
import type { ShopCard, ShopList } from '@lumora/shared-contract/storefront';
import { useSearchParams } from 'react-router-dom';
import { Link } from '../links/link.tsx';
import { classNames } from '../styles/class-names.ts';
import { BestSellers } from '../product-shelf/best-sellers.tsx';
import { withoutBadges } from '../product-shelf/without-badges.ts';
import * as buttons from '../styles/buttons.module.css';
import { SkipLink } from '../styles/skip-link.tsx';
import { ShopUnreachable } from '../unreachable/shop-unreachable.tsx';
import { ColumnSwitch } from './column-switch.tsx';
import { useColumnCount } from './use-column-count.ts';
import { PositionBanner } from '../promotions/position-banner.tsx';
import { ProductGrid } from '../product-card/product-grid.tsx';
import { RecentlyViewed } from '../recently-viewed/recently-viewed.tsx';
import { Filters } from './filters.tsx';
import { listPath } from '../links/list-path.ts';
import { isBeyondLastPage, lastPage, pagePath } from './list-pages.ts';
import { listQuery } from './list-query.ts';
import { activeFilters, parseListQuery } from './list-search.ts';
import { listTitle } from './list-labels.ts';
import { Pagination } from './pagination.tsx';
import { useScrollOnPageChange } from './use-scroll-on-page-change.ts';
import * as styles from './product-list-page.module.css';

/** Renders the products of the shop with the filters of the search parameters. */
export function ProductListPage() {
  const [search] = useSearchParams();
  const { data: list, isError, isPaused, isPlaceholderData, refetch } = useQuery(listQuery(search));
  useScrollOnPageChange(search);
  const [columnCount, setColumnCount] = useColumnCount();

  const isMissing = list === undefined || isPlaceholderData;
  // paused while the browser is offline; goes on by itself when it is online again
  if ((isError || isPaused) && isMissing) return <ShopUnreachable onRetry={() => void refetch()} />;
  const isEmpty = list === null || list?.data.length === 0;
  return (
    <section className={styles['page']} aria-labelledby="list-heading" data-owns-chat="true">
      <header data-complete className={styles['header']}>
        <h1 id="list-heading" tabIndex={-1}>
          {listTitle(search, list)}
        </h1>
        <div className={styles['count']}>
          <p role="status">{list && countOf(list.meta.total, 'sign')}</p>
          {!isEmpty && <ColumnSwitch count={columnCount} onChoose={setColumnCount} />}
        </div>
      </header>
      {/* no banner above the results of a search or filter */}
      {activeFilters(search).length === 0 && <PositionBanner position="product_list" classes={bannerClasses} />}
      <div className={styles['parts']}>
        <SkipLink to={productsId}>Skip to products</SkipLink>
        <Filters search={search} facets={list?.facets} total={list?.meta.total} />
        <div
          id={productsId}
          tabIndex={-1}
          className={classNames(
            styles['results'],
            columnCount === 1 && styles['oneColumn'],
            isPlaceholderData && styles['dimmed'],
          )}
        >
          {isEmpty && <EmptyList search={search} list={list} />}
          {!isEmpty && (
            <ProductGrid
              products={list && withoutCommonBadge(list.data)}
              heading="h2"
              eager={2}
              hasSidebar
              phoneColumns={columnCount}
            />
          )}
          {list && <Pagination search={search} meta={list.meta} />}
        </div>
      </div>
      <RecentlyViewed />
    </section>
  );
}

const productsId = 'products';

const bannerClasses = {
  banner: styles['banner'],
  repeated: styles['repeated'],
  picture: styles['bannerPicture'],
  text: styles['bannerText'],
  subtitle: styles['bannerSubtitle'],
};

/** Omits the badges if every product of the page is a best seller, because the badge then distinguishes none. */
function withoutCommonBadge(products: ShopCard[]): ShopCard[] {
  const isCommon = products.length > 1 && products.every(({ is_best }) => is_best);
  return isCommon ? products.map(withoutBadges) : products;
}

function EmptyList({ search, list }: { search: URLSearchParams; list: ShopList | null }) {
  const { q } = parseListQuery(search);
  if (list !== null && isBeyondLastPage(list)) {
    const last = lastPage(list.meta);
    return (
      <div className={styles['empty']}>
        <p>
          There is no page {list.meta.page}. The last page is {last}.
        </p>
        <Link className={buttons['primary']} to={pagePath(search, last)}>
          Go to page {last}
        </Link>
      </div>
    );
  }
  return (
    <>
      <div className={styles['empty']}>
        <p>
          {q !== undefined && activeFilters(search).length === 1
            ? 'No signs match your search. Tell us what you want and we will make it.'
            : 'No signs match these filters. Remove a filter, or tell us what you want and we will make it.'}
        </p>
        <div className={styles['ways']}>
          {q !== undefined && (
            <Link className={buttons['primary']} to={`/custom-neon?text=${encodeURIComponent(q)}`}>
              Make “{q}” in neon
            </Link>
          )}
          <Link className={q === undefined ? buttons['primary'] : buttons['quiet']} to={listPath}>
            Show all signs
          </Link>
        </div>
      </div>
      <BestSellers />
    </>
  );
}
