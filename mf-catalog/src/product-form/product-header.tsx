import { useFormikContext } from 'formik';
import { Link } from 'react-router-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import type { Product } from '@lumora/shared-contract/catalog';
import { StatusChip } from '@lumora/shared-ui';
import { SaveButton } from '@lumora/shared-ui/form';
import { ProductTabs, type ProductTabsProps } from './tabs/product-tab-bar.tsx';
import { isPartOfForm } from './tabs/product-tabs.ts';

interface ProductHeaderProps extends ProductTabsProps {
  saved: Product | null;
  canSave: boolean;
  isSaveEnabled: boolean;
  isPublishing: boolean;
  onPublish: (isActive: boolean) => void;
}

/** Sticky header of the product form: links, title with status, buttons and tabs. */
export function ProductHeader(props: ProductHeaderProps) {
  const { saved, canSave, isSaveEnabled, isPublishing, onPublish, ...tabs } = props;
  const { isSubmitting, dirty } = useFormikContext();
  // media and variants save by themselves, but edits of the other tabs can be saved there too
  const hasSaveButton = canSave && (isPartOfForm(tabs.tab) || dirty);

  return (
    <Box component="header" sx={headerStyles}>
      <HeaderLinks saved={saved} />
      <Box sx={titleRowStyles}>
        <Typography variant="h1" noWrap title={saved?.name} sx={{ minWidth: 0 }}>
          {saved ? saved.name : 'Create product'}
        </Typography>
        {saved && (
          <StatusChip tone={saved.is_active ? 'success' : 'neutral'}>{saved.is_active ? 'Live' : 'Draft'}</StatusChip>
        )}
        {dirty && <StatusChip tone="warning">Unsaved changes</StatusChip>}
        <Box sx={buttonsStyles}>
          {saved && canSave && (
            <Button variant="outlined" disabled={isPublishing} onClick={() => onPublish(!saved.is_active)}>
              {saved.is_active ? 'Unpublish' : 'Publish'}
            </Button>
          )}
          {hasSaveButton && (
            <SaveButton
              label={saved ? 'Save changes' : 'Create product'}
              isSaving={isSubmitting}
              isDisabled={!isSaveEnabled && !isSubmitting}
              form={`${tabs.id}-form`}
            />
          )}
        </Box>
      </Box>
      <ProductTabs {...tabs} />
    </Box>
  );
}

function HeaderLinks({ saved }: { saved: Product | null }) {
  return (
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
  );
}

/** Sticks below the top bar of the console and spans the full width of the page. */
const headerStyles = {
  position: 'sticky',
  top: 56,
  zIndex: 3,
  mx: -2,
  mb: 2,
  px: 2,
  pt: 0.5,
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
  '@media (min-width: 768px)': { mx: -3, mb: 3, px: 3 },
};
const linksStyles = { display: 'flex', justifyContent: 'space-between', gap: 2 };
const linkStyles = { display: 'inline-flex', alignItems: 'center', gap: 0.5, fontSize: '0.8125rem' };
const titleRowStyles = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  gap: 1,
  my: 0.5,
};
const buttonsStyles = { display: 'flex', gap: 1, ml: 'auto', flexShrink: 0 };
