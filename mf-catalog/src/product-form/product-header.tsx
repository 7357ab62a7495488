import type { ReactNode } from 'react';
import { useFormikContext } from 'formik';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import type { Product } from '@lumora/shared-contract/catalog';
import { phoneScreen, StatusChip } from '@lumora/shared-ui';
import { SaveButton, useFocusAfterRemoval } from '@lumora/shared-ui/form';
import { ProductTabs, type ProductTabsProps } from './tabs/product-tab-bar.tsx';
import { ProductMenuButton } from './product-menu-button.tsx';
import { ProductThumbnail } from './product-thumbnail.tsx';
import { isPartOfForm } from './tabs/product-tabs.ts';

interface ProductHeaderProps extends ProductTabsProps {
  saved: Product | null;
  canSave: boolean;
  isSaveEnabled: boolean;
  isPublishing: boolean;
  onPublish: (isActive: boolean) => void;
  /** notice of the last save */
  children: ReactNode;
}

/**
 * Renders the sticky header of the product form: image and title with status and buttons, the tabs, and the notice. A phone has the button
 * that comes next at the bottom of the screen, and the others in a menu.
 */
export function ProductHeader(props: ProductHeaderProps) {
  const { saved, canSave, isSaveEnabled, isPublishing, onPublish, children, ...tabs } = props;
  const { isSubmitting, dirty } = useFormikContext();
  const isPhone = useMediaQuery(phoneScreen, { noSsr: true });
  // media and variants save by themselves, but edits of the other tabs can be saved there too
  const hasSaveButton = canSave && (isPartOfForm(tabs.tab) || dirty) && (isSaveEnabled || !isPhone);
  const hasPublishButton = canSave && saved !== null && !(saved.is_active && isPhone);
  // not disabled while it is busy, because a disabled button loses the focus
  const publish = (isActive: boolean) => !isPublishing && onPublish(isActive);

  return (
    <Box component="header" sx={[headerStyles, saved !== null && savedHeaderStyles]}>
      <Box sx={titleRowStyles}>
        {saved && <ProductThumbnail productId={saved.id} />}
        <Box sx={titleStyles}>
          <Typography variant="h1" noWrap title={saved?.name} sx={{ minWidth: 0, maxWidth: 1 }}>
            {saved ? saved.name : 'Create product'}
          </Typography>
          {saved && <ProductState isActive={saved.is_active} />}
          {dirty && !isPhone && <StatusChip tone="warning">Unsaved changes</StatusChip>}
        </Box>
        {isPhone && saved?.is_active && (
          <ProductMenuButton slug={saved.slug} onUnpublish={canSave ? () => publish(false) : undefined} />
        )}
        <Box sx={buttonsStyles}>
          {!isPhone && saved?.is_active && <ShopLink slug={saved.slug} />}
          {hasPublishButton && (
            <PublishButton isActive={saved.is_active} isPublishing={isPublishing} onPublish={publish} />
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
      <GlobalStyles styles={scrollStyles} />
      {(hasPublishButton || hasSaveButton) && <GlobalStyles styles={bottomBarStyles} />}
      <ProductTabs {...tabs} />
      <Box sx={noticeStyles}>{children}</Box>
    </Box>
  );
}

function ProductState({ isActive }: { isActive: boolean }) {
  return isActive ? <StatusChip tone="success">Live</StatusChip> : <StatusChip>Draft</StatusChip>;
}

interface PublishButtonProps extends Pick<ProductHeaderProps, 'isPublishing' | 'onPublish'> {
  isActive: boolean;
}

function PublishButton({ isActive, isPublishing, onPublish }: PublishButtonProps) {
  useFocusAfterRemoval();

  return (
    <Button variant="outlined" aria-busy={isPublishing} onClick={() => onPublish(!isActive)}>
      {isActive ? 'Unpublish' : 'Publish'}
    </Button>
  );
}

function ShopLink({ slug }: { slug: string }) {
  return (
    <Tooltip title="View in shop">
      <Button
        variant="outlined"
        component="a"
        href={`/products/${slug}`}
        target="_blank"
        rel="noopener"
        aria-label="View in shop"
        sx={{ px: '7px' }}
      >
        <OpenInNewRounded />
      </Button>
    </Tooltip>
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
/** Adds space above the thumbnail. */
const savedHeaderStyles = { pt: 0.5 };
/** Undoes the side margins that the notice has in a dialog. */
const noticeStyles = { '&& > *': { mx: 0, mb: 1, mt: 1 } };
const titleRowStyles = { display: 'flex', alignItems: 'center', gap: 1, minHeight: 40, mb: 0.5 };
const titleStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: 0.5,
  minWidth: 0,
  '@media (min-width: 768px)': { display: 'flex', alignItems: 'center', gap: 1 },
};
/** On a phone a focused field scrolls to where this header and the buttons at the bottom do not cover it. */
const scrollStyles = { [`@media ${phoneScreen}`]: { html: { scrollPaddingBlock: '72px' } } };
/** Height of the bar with the buttons on phones. */
const bottomBarStyles = { [`@media ${phoneScreen}`]: { html: { '--bottom-bar': '61px' } } };
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
    px: 2,
    py: 1,
    borderTop: 1,
    borderColor: 'divider',
    bgcolor: 'background.paper',
    '&:empty': { display: 'none' },
    '& > *': { flexGrow: 1 },
  },
};
