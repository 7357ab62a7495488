import Card from '@mui/material/Card';
import type { Product } from '@lumora/shared-contract/catalog';
import { EmptyState, loadable } from '@lumora/shared-ui';

export function ProductMedia({ product }: { product: Product | null }) {
  if (!product) return <SaveFirstNotice message="Save the product first to attach images." />;
  return <ImageManager productId={product.id} productName={product.name} />;
}

export function ProductVariants({ product }: { product: Product | null }) {
  if (!product) return <SaveFirstNotice message="Save the product first to manage variants." />;
  return <VariantManager productId={product.id} productName={product.name} />;
}

function SaveFirstNotice({ message }: { message: string }) {
  return (
    <Card>
      <EmptyState title={message} />
    </Card>
  );
}

const ImageManager = loadable(() => import('../images/image-manager.tsx').then((module) => module.ImageManager));
const VariantManager = loadable(() =>
  import('../variants/tab/variant-manager.tsx').then((module) => module.VariantManager),
);
