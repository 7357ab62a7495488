import { lazy, Suspense, type ComponentType } from 'react';
import type { CartQuoteLine } from '@lumora/shared-contract/cart';
import type { Design } from '@lumora/shared-contract/designs';
import { NoPicture } from '../pictures/no-picture.tsx';
import { ShopPicture } from '../pictures/shop-picture.tsx';

/** Renders the picture of a line. The code that draws designs is loaded only when the cart contains one. */
export function LinePicture({ product, design }: Pick<CartQuoteLine, 'product' | 'design'>) {
  if (product?.image != null) return <ShopPicture image={{ ...product.image, alt: '' }} sizes="112px" isLazy={false} />;
  if (product !== null) return <NoPicture name={product.name} />;
  if (design === null) return null;
  return (
    <Suspense>
      <DesignThumbnail design={design} />
    </Suspense>
  );
}

const DesignThumbnail = lazy(async (): Promise<{ default: ComponentType<{ design: Design }> }> => {
  try {
    const loaded = await import(/* webpackChunkName: "design-thumbnail" */ '../designs/design-thumbnail.tsx');
    return { default: loaded.DesignThumbnail };
  } catch {
    return { default: () => null }; // the cart works without the picture
  }
});
