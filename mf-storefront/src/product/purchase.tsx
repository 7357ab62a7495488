import { useState } from 'react';
import type { ShopProduct, ShopVariant } from '@lumora/shared-contract';
import { AddToCart } from '../cart/add-to-cart.tsx';
import { BuyNow } from '../checkout/buy-now.tsx';
import { QuantityPicker } from '../cart/quantity-picker.tsx';
import { AskAboutIt } from './ask-about-it.tsx';

interface PurchaseProps {
  product: ShopProduct;
  variant: ShopVariant | undefined;
}

/** How many, into the cart, straight to the checkout, or a word on the chat; what is not in stock is made to order, so only asked for. */
export function Purchase({ product, variant }: PurchaseProps) {
  const [wanted, want] = useState(1);
  if (variant === undefined || variant.max_quantity === 0) return <AskAboutIt product={product} variant={variant} />;
  const quantity = Math.min(wanted, variant.max_quantity);
  return (
    <AskAboutIt
      product={product}
      variant={variant}
      quantity={
        <QuantityPicker quantity={quantity} max={variant.max_quantity} isReduced={wanted > quantity} onChange={want} />
      }
    >
      <AddToCart variant={variant} quantity={quantity} />
      <BuyNow variantId={variant.id} quantity={quantity} />
    </AskAboutIt>
  );
}
