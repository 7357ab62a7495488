import type { MouseEvent } from 'react';
import { useFormikContext } from 'formik';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { confirmDiscard } from '../../confirm/confirm-discard.ts';
import { PageHeader } from '../../list-page/page-header.tsx';
import { StatusChip } from '../../status-chip/status-chip.tsx';
import { phoneScreen } from '../../theme/phone-screen.ts';
import { FormNotice } from './form-notice.tsx';
import type { Notice } from '../state/form-status.ts';
import { SaveButton } from './save-button.tsx';

interface SaveBarProps {
  /** heading of the page; undefined in modules built for an earlier shared-ui 3.x, which render it themselves */
  title?: string;
  /** one line below the title; on a phone it scrolls with the page */
  description?: string;
  /** id of the form */
  form: string;
  isSaving: boolean;
  /** null renders nothing */
  notice: Notice | null;
  /** called by Reload, which is shown if the notice is stale */
  onReload: () => void;
}

/**
 * Renders the sticky header of a page that is a form: its title, Discard and Save, and the notice. On a phone the buttons
 * are at the bottom of the screen, while there is something to save.
 */
export function SaveBar({ title, description, form, isSaving, notice, onReload }: SaveBarProps) {
  const { dirty, resetForm } = useFormikContext();
  const isPhone = useMediaQuery(phoneScreen, { noSsr: true });

  const hasDescriptionBelow = isPhone && description !== undefined;

  async function discard({ currentTarget: { form: element } }: MouseEvent<HTMLButtonElement>) {
    if (!(await confirmDiscard())) return;
    resetForm();
    element?.querySelector('input')?.focus(); // the focused button is no longer rendered
  }

  const buttons = (!isPhone || dirty) && (
    <Box sx={buttonsStyles}>
      {isPhone && <GlobalStyles styles={bottomBarStyles} />}
      {dirty && (
        <>
          <StatusChip tone="warning">Unsaved changes</StatusChip>
          <Button color="inherit" form={form} disabled={isSaving} onClick={(event) => void discard(event)}>
            Discard
          </Button>
        </>
      )}
      <SaveButton label="Save changes" isSaving={isSaving} isDisabled={!dirty} form={form} />
    </Box>
  );
  return (
    <>
      <Box sx={[barStyles, hasDescriptionBelow && { borderBottom: 0 }]}>
        <GlobalStyles styles={scrollStyles} />
        {title === undefined ? (
          buttons
        ) : (
          <PageHeader title={title} description={hasDescriptionBelow ? undefined : description} actions={buttons} />
        )}
        {notice && (
          <Box sx={noticeStyles}>
            <FormNotice notice={notice} onReload={onReload} />
          </Box>
        )}
      </Box>
      {hasDescriptionBelow && (
        <Typography color="textSecondary" sx={descriptionStyles}>
          {description}
        </Typography>
      )}
    </>
  );
}

/** Scrolls a focused field to where neither the top bar nor this bar covers it. */
const scrollStyles = {
  html: { scrollPaddingBlock: '160px 16px' },
  // and to where the buttons at the bottom will not cover it after its first change
  [`@media ${phoneScreen}`]: { html: { scrollPaddingBlock: '120px 72px' } },
};
/** The buttons at the bottom of a phone cover nothing at the end of the page. */
const bottomBarStyles = { body: { paddingBlockEnd: '61px' } };
/** Sticks below the top bar of the console. */
const barStyles = {
  position: 'sticky',
  top: 56,
  zIndex: 3,
  mx: -2,
  mt: -1,
  mb: '-9px',
  px: 2,
  py: 1,
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
  '@media (min-width: 768px)': { mx: -3, mt: -1.5, px: 3, pt: 1.5, pb: 2 },
};
/** On a phone the line that ends the header is below the description. */
const descriptionStyles = {
  mt: '-17px',
  mx: -2,
  mb: -1,
  px: 2,
  pb: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  textWrap: 'pretty',
};
const buttonsStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  // the buttons say it as well, and the description keeps its number of lines
  '@media (max-width: 1199.95px)': { '& > span': { display: 'none' } },
  [`@media ${phoneScreen}`]: {
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    px: 2,
    py: 1,
    borderTop: 1,
    borderColor: 'divider',
    bgcolor: 'background.paper',
    '& > :last-child': { flexGrow: 1 },
  },
};
/** Undoes the margins that the notice has in a dialog. */
const noticeStyles = { mt: 1.5, '&& > *': { mx: 0, mb: 0 } };
