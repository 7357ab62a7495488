import { useFormikContext } from 'formik';
import Box from '@mui/material/Box';
import type { Product } from '@lumora/shared-contract/catalog';
import type { ProductValues } from './fields/product-values.ts';
import { ProductSummary } from './product-summary.tsx';
import { CreationChecklist, PublishingChecklist } from './publishing/publishing-checklist.tsx';
import { SearchPreview } from './seo/search-preview.tsx';

interface ProductRailProps {
  saved: Product | null;
  canSave: boolean;
  hasPreview: boolean;
}

/** Shows beside the fields the steps until the product is published, a summary of it, and the product as a search result. */
export function ProductRail({ saved, canSave, hasPreview }: ProductRailProps) {
  const { values } = useFormikContext<ProductValues>();

  return (
    <Box component="aside" aria-label="About this product">
      {saved && canSave && <PublishingChecklist product={saved} />}
      {hasPreview && (
        <Box sx={wideOnly}>
          {saved ? <ProductSummary product={saved} /> : <CreationChecklist />}
          <SearchPreview values={values} slug={saved?.slug} />
        </Box>
      )}
    </Box>
  );
}

const wideOnly = { display: 'none', '@media (min-width: 1200px)': { display: 'block' } };
