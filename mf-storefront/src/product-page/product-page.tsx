import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { countOf } from '@lumora/shared-contract/format';
import { accessoryCategoryTitle, type ShopProduct, type ShopVariant } from '@lumora/shared-contract/storefront';
import { useParams, useSearchParams } from 'react-router-dom';
import { availability } from '../delivery/delivery.ts';
import { ArrivalDates } from '../delivery/delivery-dates.tsx';
import { PromiseStrip } from '../delivery/promise-strip.tsx';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { ShopUnreachable } from '../unreachable/shop-unreachable.tsx';
import { colourOf } from '../pictures/colour-note.ts';
import { Price } from '../prices/price.tsx';
import { addRecentlyViewed } from '../recently-viewed/recently-viewed-ids.ts';
import { RecentlyViewed } from '../recently-viewed/recently-viewed.tsx';
import { RatingSummary } from '../reviews/rating-summary.tsx';
import { reviewsPage } from '../reviews/reviews-query.ts';
import { Reviews } from '../reviews/reviews.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Accessories } from '../product/accessories.tsx';
import { selectedVariant, variantOrFirst } from '../product/selected-variant.ts';
import { galleryPictures } from '../product/gallery-pictures.ts';
import { Gallery } from './gallery.tsx';
import { productQuery } from '../product/product-query.ts';
import { ProductFacts } from './product-facts.tsx';
import { ProductTabs } from './product-tabs.tsx';
import { Purchase } from './purchase.tsx';
import { RelatedItems } from './related-items.tsx';
import { ScaleFigure } from './scale-figure.tsx';
import { StockNote } from '../product/stock-note.tsx';
import { VariantLinks } from '../product/variant-links.tsx';
import { VariantPicker } from '../product/variant-picker.tsx';
import * as styles from './product-page.module.css';

/** Renders the page of a product. */
export function ProductPage() {
  const { slug = '' } = useParams();
  const { data: product, isError, isPaused, refetch } = useQuery(productQuery(slug));

  if ((isError || isPaused) && product === undefined) return <ShopUnreachable onRetry={() => void refetch()} />;
  if (product === undefined) return <div className={styles['waiting']} aria-busy="true" />;
  if (product === null) return <NotFoundPage />;
  return <ProductDetail key={product.id} product={product} />;
}

function ProductDetail({ product }: { product: ShopProduct }) {
  const [search, setSearch] = useSearchParams();
  // state, not the search parameter, so that a click renders at once and not after the router's transition
  const [variantId, setVariantId] = useState(() => selectedVariant(product, search)?.id);
  const variant = variantOrFirst(product, variantId);
  useEffect(() => addRecentlyViewed(product.id), [product.id]);
  const pictures = galleryPictures(product, variant);
  const isAccessory = product.category.title.toLowerCase() === accessoryCategoryTitle.toLowerCase();
  const colour = variant && colourOf(variant.attributes);
  return (
    <article className={styles['page']} data-owns-chat="true">
      <Breadcrumbs steps={product.breadcrumbs} />
      <div className={styles['parts']}>
        <div className={styles['pictures']}>
          <Gallery key={pictures[0]?.hash} pictures={pictures} name={product.name} colour={colour} />
          <PromiseStrip />
        </div>
        <div className={styles['details']}>
          <h1>{product.name}</h1>
          <RatingSummary productId={product.id} page={reviewsPage(search)} />
          <VariantPrice product={product} variant={variant} />
          {product.short_description !== '' && <p className={styles['lead']}>{product.short_description}</p>}
          {variant !== undefined && <VariantPicker product={product} chosen={variant} onChoose={selectVariant} />}
          {variant !== undefined && <VariantLinks product={product} chosen={variant} />}
          <ScaleFigure product={product} chosen={variant} />
          <div className={styles['delivery']}>
            <StockNote variant={variant} />
            <ArrivalDates />
            {product.warranty_months !== null && <p>{`Warranty: ${countOf(product.warranty_months, 'month')}`}</p>}
          </div>
          <Purchase product={product} variant={variant} />
          {!isAccessory && <Accessories />}
          <ProductTabs description={product.description} shipping={availability(variant)} />
          {!isAccessory && <ProductFacts />}
        </div>
      </div>
      <Reviews productId={product.id} page={reviewsPage(search)} />
      <RelatedItems productId={product.id} />
      <RecentlyViewed without={product.id} />
    </article>
  );

  /** Selects a variant and replaces the search parameter, so that the URL can be shared and Back leaves the product. */
  function selectVariant({ id }: ShopVariant) {
    setVariantId(id);
    setSearch(
      (current) => {
        current.set('variant', String(id));
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  }
}

function VariantPrice({ product, variant }: { product: ShopProduct; variant: ShopVariant | undefined }) {
  return (
    <div className={styles['price']} aria-live="polite">
      <Price
        isLarge
        amount={variant?.price ?? product.price_from}
        before={variant?.show_price ?? null}
        discountPercent={variant?.discount_percent ?? 0}
      />
    </div>
  );
}
