import { useState } from 'react';
import type { ShopProduct, ShopVariant } from '@lumora/shared-contract/storefront';
import { AddToCart } from '../cart/add-to-cart.tsx';
import { BuyNow } from '../buy-now/buy-now.tsx';
import { QuantityPicker } from '../cart/quantity-picker.tsx';
import { ProductActions } from './product-actions.tsx';

interface PurchaseProps {
  product: ShopProduct;
  variant: ShopVariant | undefined;
}

/** Renders quantity, Add to cart and Buy Now of a variant; only the chat link when it is out of stock. */
export function Purchase({ product, variant }: PurchaseProps) {
  const [requested, setRequested] = useState(1);
  if (variant === undefined || variant.max_quantity === 0)
    return <ProductActions product={product} variant={variant} />;
  const quantity = Math.min(requested, variant.max_quantity);
  return (
    <ProductActions
      product={product}
      variant={variant}
      quantity={
        <QuantityPicker
          quantity={quantity}
          max={variant.max_quantity}
          isReduced={requested > quantity}
          onChange={setRequested}
        />
      }
    >
      <AddToCart variant={variant} quantity={quantity} />
      <BuyNow variantId={variant.id} quantity={quantity} />
    </ProductActions>
  );
}
