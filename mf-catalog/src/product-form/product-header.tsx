import { useFormikContext } from 'formik';
import { Link } from 'react-router-dom';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import type { Product } from '@lumora/shared-contract';
import { SaveButton } from '@lumora/shared-ui/form';
import { ProductTabs, type ProductTabsProps } from './product-tab-bar.tsx';
import { isPartOfForm } from './product-tabs.ts';

interface ProductHeaderProps extends ProductTabsProps {
  saved: Product | null;
  canSave: boolean;
  isSaveEnabled: boolean;
}

/** Sticky header of the product form: title, links, save button and tabs. */
export function ProductHeader({ saved, canSave, isSaveEnabled, ...tabs }: ProductHeaderProps) {
  const { isSubmitting, dirty } = useFormikContext();
  const hasSaveButton = isPartOfForm(tabs.tab);

  return (
    <Box component="header" sx={headerStyles}>
      <Box sx={linksStyles}>
        <MuiLink component={Link} to="/admin/products" color="textSecondary" sx={linkStyles}>
          <ArrowBackRounded fontSize="small" />
          Back to list
        </MuiLink>
        {saved?.is_active && (
          <MuiLink href={`/products/${saved.slug}`} target="_blank" rel="noopener" sx={linkStyles}>
            View in shop
            <OpenInNewRounded fontSize="small" />
          </MuiLink>
        )}
      </Box>
      <Box sx={titleRowStyles}>
        <Box sx={{ minWidth: 0, flex: '1 1 140px' }}>
          <Typography variant="h1">{saved ? 'Edit product' : 'Create product'}</Typography>
          {saved && (
            <Typography color="textSecondary" noWrap title={saved.name}>
              {saved.name}
            </Typography>
          )}
        </Box>
        {!hasSaveButton && dirty && <Chip label="Unsaved changes" color="warning" variant="outlined" />}
        {hasSaveButton && canSave && (
          <SaveButton
            label={saved ? 'Save changes' : 'Create product'}
            isSaving={isSubmitting}
            isDisabled={!isSaveEnabled && !isSubmitting}
            form={`${tabs.id}-form`}
          />
        )}
      </Box>
      <ProductTabs {...tabs} />
    </Box>
  );
}

/** Sticks below the top bar of the console and spans the full width of the page. */
const headerStyles = {
  position: 'sticky',
  top: 56,
  zIndex: 3,
  mt: { xs: -2, sm: -3 },
  mx: { xs: -2, sm: -3 },
  mb: { xs: 2, sm: 3 },
  px: { xs: 2, sm: 3 },
  pt: { xs: 1.5, sm: 2 },
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
};
const linksStyles = { display: 'flex', justifyContent: 'space-between', gap: 2 };
const linkStyles = { display: 'inline-flex', alignItems: 'center', gap: 0.5, fontSize: '0.8125rem' };
const titleRowStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 1,
  mt: 0.5,
  mb: 0.5,
};
