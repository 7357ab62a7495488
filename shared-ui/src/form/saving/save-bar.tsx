import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { FormNotice } from './form-notice.tsx';
import type { Notice } from '../state/form-status.ts';
import { SaveButton } from './save-button.tsx';

interface SaveBarProps {
  isSaving: boolean;
  /** null renders nothing */
  notice: Notice | null;
  /** called by Reload, which is shown if the notice is stale */
  onReload: () => void;
  /** the background of what is around it; defaults to `paper` */
  background?: 'paper' | 'default';
}

/** Renders the notice and the Save button of a form that fills a page. Sticks to the bottom of the screen. */
export function SaveBar({ isSaving, notice, onReload, background = 'paper' }: SaveBarProps) {
  return (
    <Box sx={[barStyles, { bgcolor: `background.${background}` }]}>
      <GlobalStyles styles={scrollPadding} />
      <FormNotice notice={notice} onReload={onReload} />
      <Box sx={buttonStyles}>
        <SaveButton label="Save changes" isSaving={isSaving} />
      </Box>
    </Box>
  );
}

/** Scrolls a focused field to where neither the top bar nor this bar covers it. */
const scrollPadding = { html: { scrollPaddingBlock: '72px' } };

const barStyles = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  pt: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  borderRadius: '0 0 var(--mui-shape-borderRadius) var(--mui-shape-borderRadius)',
};
const buttonStyles = { display: 'flex', justifyContent: 'flex-end', px: { xs: 2, md: 3 }, pb: 1.5 };
