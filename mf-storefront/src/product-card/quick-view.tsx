import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ShopProduct } from '@lumora/shared-contract/storefront';
import { Link } from '../links/link.tsx';
import { AddToCart } from '../cart/add-to-cart.tsx';
import { useShop } from '../shop-info/use-shop.ts';
import { ChatLink } from '../links/chat-link.tsx';
import * as buttons from '../styles/buttons.module.css';
import { useModal } from '../overlays/use-modal.ts';
import { colourNote, colourOf } from '../pictures/colour-note.ts';
import { NoPicture } from '../pictures/no-picture.tsx';
import { ShopPicture } from '../pictures/shop-picture.tsx';
import { Price } from '../prices/price.tsx';
import { firstVariant, variantOrFirst } from '../product/selected-variant.ts';
import { enquiry } from '../product/enquiry.ts';
import { galleryPictures } from '../product/gallery-pictures.ts';
import { productQuery } from '../product/product-query.ts';
import { StockNote } from '../product/stock-note.tsx';
import { VariantPicker } from '../product/variant-picker.tsx';
import * as styles from './quick-view.module.css';

interface QuickViewProps {
  slug: string;
  name: string;
  onClose: () => void;
}

/** Renders a product in a dialog: variants, price, Add to cart and the link to its page. */
export function QuickView({ slug, name, onClose }: QuickViewProps) {
  const dialog = useModal(onClose);

  return (
    <dialog ref={dialog} className={styles['dialog']} aria-label={`Quick View of ${name}`} onClose={onClose}>
      <div className={styles['content']}>
        <button type="button" className={styles['close']} aria-label="Close" onClick={onClose}>
          ✕
        </button>
        <QuickContent slug={slug} name={name} />
      </div>
    </dialog>
  );
}

function QuickContent({ slug, name }: Pick<QuickViewProps, 'slug' | 'name'>) {
  const { data: product, isError, refetch } = useQuery(productQuery(slug));

  if (product) return <QuickProduct product={product} />;
  if (product === null) return <p className={styles['text']}>“{name}” is no longer in the shop.</p>;
  if (!isError) return <div className={styles['waiting']} aria-busy="true" />;
  return (
    <div className={styles['text']} role="alert">
      <p>We cannot show “{name}” right now.</p>
      <button type="button" className={buttons['quiet']} onClick={() => void refetch()}>
        Try again
      </button>
    </div>
  );
}

function QuickProduct({ product }: { product: ShopProduct }) {
  const shop = useShop();
  const [variantId, setVariantId] = useState(() => firstVariant(product)?.id);
  const variant = variantOrFirst(product, variantId);
  const picture = galleryPictures(product, variant)[0];
  const colour = variant && colourOf(variant.attributes);
  const note = picture && colourNote(picture.alt, { colour, name: product.name });
  return (
    // a separate form, so that its radio groups are independent of those of the page
    <form className={styles['product']} onSubmit={(event) => event.preventDefault()}>
      <div className={styles['picture']}>
        {picture === undefined ? (
          <NoPicture name={product.name} />
        ) : (
          <ShopPicture key={picture.hash} image={picture} sizes={pictureSizes} isLazy={false} />
        )}
        {note && <p className={styles['note']}>{note}</p>}
      </div>
      <div className={styles['details']}>
        <h2>{product.name}</h2>
        <Price
          isLarge
          amount={variant?.price ?? product.price_from}
          before={variant?.show_price ?? null}
          discountPercent={variant?.discount_percent ?? 0}
        />
        {variant !== undefined && (
          <VariantPicker product={product} chosen={variant} onChoose={({ id }) => setVariantId(id)} />
        )}
        <StockNote variant={variant} />
        {variant !== undefined && variant.max_quantity > 0 ? (
          <AddToCart variant={variant} quantity={1} />
        ) : (
          shop !== undefined && <ChatLink phone={shop.chat_phone} message={enquiry(product, variant)} />
        )}
        <Link
          className={buttons['quiet']}
          to={`/products/${product.slug}${variant === undefined ? '' : `?variant=${variant.id}`}`}
        >
          Full details
        </Link>
      </div>
    </form>
  );
}

const pictureSizes = '(min-width: 768px) 340px, 92vw';
