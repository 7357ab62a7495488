import { useFormikContext } from 'formik';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import type { Product } from '@lumora/shared-contract/catalog';
import { phoneScreen, StatusChip } from '@lumora/shared-ui';
import { SaveButton } from '@lumora/shared-ui/form';
import { ProductTabs, type ProductTabsProps } from './tabs/product-tab-bar.tsx';
import { ProductThumbnail } from './product-thumbnail.tsx';
import { isPartOfForm } from './tabs/product-tabs.ts';

interface ProductHeaderProps extends ProductTabsProps {
  saved: Product | null;
  canSave: boolean;
  isSaveEnabled: boolean;
  isPublishing: boolean;
  onPublish: (isActive: boolean) => void;
}

/**
 * Renders the sticky header of the product form: image and title with status and buttons, and the tabs. On a phone the buttons are at
 * the bottom of the screen.
 */
export function ProductHeader(props: ProductHeaderProps) {
  const { saved, canSave, isSaveEnabled, isPublishing, onPublish, ...tabs } = props;
  const { isSubmitting, dirty } = useFormikContext();
  // media and variants save by themselves, but edits of the other tabs can be saved there too
  const hasSaveButton = canSave && (isPartOfForm(tabs.tab) || dirty);

  return (
    <Box component="header" sx={headerStyles}>
      <Box sx={titleRowStyles}>
        {saved && <ProductThumbnail productId={saved.id} />}
        <Typography variant="h1" noWrap title={saved?.name} sx={{ minWidth: 0 }}>
          {saved ? saved.name : 'Create product'}
        </Typography>
        {saved && (
          <StatusChip tone={saved.is_active ? 'success' : 'neutral'}>{saved.is_active ? 'Live' : 'Draft'}</StatusChip>
        )}
        {dirty && <StatusChip tone="warning">Unsaved changes</StatusChip>}
        <Box sx={buttonsStyles}>
          {saved?.is_active && (
            <Tooltip title="View in shop">
              <IconButton
                component="a"
                href={`/products/${saved.slug}`}
                target="_blank"
                rel="noopener"
                aria-label="View in shop"
                sx={{ mr: 'auto' }}
              >
                <OpenInNewRounded />
              </IconButton>
            </Tooltip>
          )}
          {saved && canSave && (
            // not disabled while it is busy, because a disabled button loses the focus
            <Button
              variant="outlined"
              aria-busy={isPublishing}
              onClick={() => !isPublishing && onPublish(!saved.is_active)}
            >
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
      <GlobalStyles styles={bottomBarStyles} />
      <ProductTabs {...tabs} />
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
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
  '@media (min-width: 768px)': { mx: -3, px: 3 },
};
const titleRowStyles = { display: 'flex', alignItems: 'center', gap: 1, minHeight: 40, mb: 0.5 };
/** Height of the bar with the buttons on phones; a focused field scrolls to where it is not covered. */
const bottomBarStyles = { [`@media ${phoneScreen}`]: { html: { '--bottom-bar': '61px', scrollPaddingBlock: '72px' } } };
const buttonsStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  ml: 'auto',
  flexShrink: 0,
  [`@media ${phoneScreen}`]: {
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    justifyContent: 'flex-end',
    px: 2,
    py: 1,
    borderTop: 1,
    borderColor: 'divider',
    bgcolor: 'background.paper',
    '&:empty': { display: 'none' },
    '& > [type=submit]': { flexGrow: 1 },
  },
};
