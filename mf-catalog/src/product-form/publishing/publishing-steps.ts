import type { ProductImage, Variant } from '@lumora/shared-contract/catalog';
import type { QueryClient } from '@tanstack/react-query';
import { confirm } from '@lumora/shared-ui';
import { imagesQuery } from '../../images/images-api.ts';
import { productVariants } from '../../variants/variants-api.ts';
import type { ProductTab } from '../tabs/product-tabs.ts';

/** A step that a draft needs before it is published. */
export interface PublishingStep {
  label: string;
  /** what the product has after the step, within a sentence */
  result: string;
  isDone: boolean;
  /** the tab where the step is done */
  tab: ProductTab;
}

/** Returns the steps for a product with these images and variants. */
export function publishingSteps(images: readonly ProductImage[], variants: readonly Variant[]): PublishingStep[] {
  const hasPrice = variants.some(({ selling_price }) => selling_price > 0);
  return [
    { label: 'Add images', result: 'images', isDone: images.length > 0, tab: 'media' },
    { label: 'Add variants', result: 'variants', isDone: variants.length > 0, tab: 'variants' },
    { label: 'Set a selling price', result: 'a selling price', isDone: hasPrice, tab: 'variants' },
  ];
}

/** Asks whether to publish a product with steps that are not done. Resolves to false when the user cancels. */
export async function confirmPublishing(
  queryClient: QueryClient,
  { id, name }: { id: number; name: string },
): Promise<boolean> {
  const [images, variants] = await Promise.all([
    queryClient.query(imagesQuery(id)),
    queryClient.query(productVariants(id)),
  ]);
  const missing = publishingSteps(images, variants).filter(({ isDone }) => !isDone);
  if (missing.length === 0) return true;
  return confirm({
    title: `Publish “${name}” without ${disjunction.format(missing.map(({ result }) => result))}?`,
    message: 'Shoppers see the product as it is.',
    action: 'Publish',
  });
}

const disjunction = new Intl.ListFormat('en-IN', { type: 'disjunction' });
