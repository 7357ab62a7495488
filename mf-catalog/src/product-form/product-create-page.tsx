import { ProductForm } from './product-form.tsx';

export function ProductCreatePage() {
  return <ProductForm product={null} />;
}
