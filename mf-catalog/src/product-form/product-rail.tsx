import { useFormikContext } from 'formik';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Product } from '@lumora/shared-contract/catalog';
import { dateTime } from '@lumora/shared-ui';
import type { ProductValues } from './fields/product-values.ts';
import { PublishingChecklist } from './publishing/publishing-checklist.tsx';
import { SearchPreview } from './seo/search-preview.tsx';

interface ProductRailProps {
  saved: Product | null;
  canSave: boolean;
  hasPreview: boolean;
}

/** Shows beside the fields what a draft needs, the product as a search result, and who changed it last. */
export function ProductRail({ saved, canSave, hasPreview }: ProductRailProps) {
  const { values } = useFormikContext<ProductValues>();

  return (
    <Box component="aside" aria-label="About this product">
      {saved && canSave && <PublishingChecklist product={saved} />}
      {hasPreview && (
        <Box sx={wideOnly}>
          <SearchPreview values={values} slug={saved?.slug} />
          {saved && (
            <Typography variant="caption" color="textSecondary">
              Changed {dateTime(saved.updated_at)}
              {saved.updated_by !== '' && ` by ${saved.updated_by}`}
            </Typography>
          )}
        </Box>
      )}
    </Box>
  );
}

const wideOnly = { display: 'none', '@media (min-width: 1200px)': { display: 'block' } };
