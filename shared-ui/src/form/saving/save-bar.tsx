import type { MouseEvent } from 'react';
import { useFormikContext } from 'formik';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { confirmDiscard } from '../../confirm/confirm-discard.ts';
import { StatusChip } from '../../status-chip/status-chip.tsx';
import { FormNotice } from './form-notice.tsx';
import type { Notice } from '../state/form-status.ts';
import { SaveButton } from './save-button.tsx';

interface SaveBarProps {
  isSaving: boolean;
  /** null renders nothing */
  notice: Notice | null;
  /** called by Reload, which is shown if the notice is stale */
  onReload: () => void;
}

/**
 * Renders the notice, Discard and Save of a form that fills a page, as wide as its fields. Sticks to the bottom of the
 * screen while something is unsaved.
 */
export function SaveBar({ isSaving, notice, onReload }: SaveBarProps) {
  const { dirty, resetForm } = useFormikContext();

  async function discard({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    if (!(await confirmDiscard())) return;
    resetForm();
    form?.querySelector('input')?.focus(); // the focused button is no longer rendered
  }

  return (
    <Box sx={dirty ? stickyBarStyles : barStyles}>
      {dirty && <GlobalStyles styles={scrollPadding} />}
      <FormNotice notice={notice} onReload={onReload} />
      <Box sx={buttonStyles}>
        {dirty && (
          <>
            <StatusChip tone="warning">Unsaved changes</StatusChip>
            <Button color="inherit" disabled={isSaving} sx={{ ml: 'auto' }} onClick={(event) => void discard(event)}>
              Discard
            </Button>
          </>
        )}
        <SaveButton label="Save changes" isSaving={isSaving} isDisabled={!dirty} />
      </Box>
    </Box>
  );
}

/** Scrolls a focused field to where neither the top bar nor this bar covers it. */
const scrollPadding = { html: { scrollPaddingBlock: '72px' } };

const barStyles = {
  width: '100%',
  maxWidth: 680,
  // covers the lower corners of the card above it
  mt: '-6px',
  pt: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: '0 0 var(--mui-shape-borderRadius) var(--mui-shape-borderRadius)',
  bgcolor: 'background.paper',
};

const stickyBarStyles = { ...barStyles, position: 'sticky', bottom: 0, zIndex: 1 };

const buttonStyles = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 1,
  px: { xs: 2, md: 3 },
  pb: 1.5,
};
