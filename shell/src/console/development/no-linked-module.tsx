import type { ReactNode } from 'react';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { copyText } from '@lumora/shared-ui';
import { FormSection } from '../forms/form-section.tsx';

/** Renders the development page without a module in its URL: what linking does, and the steps from the command on. */
export function NoLinkedModule() {
  return (
    <FormSection
      title="No module is linked"
      hint="A linked module comes from your development server, in this browser only. Everybody else keeps the live release."
    >
      <Box component="ol" sx={stepsStyles}>
        <Step title="Start the development server">
          <Box sx={commandStyles}>
            <code>{command}</code>
            <IconButton aria-label="Copy" title="Copy" onClick={() => void copyText(command, 'Command')}>
              <ContentCopyRounded fontSize="small" />
            </IconButton>
          </Box>
        </Step>
        <Step title="Open the link that it prints">
          <StepText>This page then asks whether this browser may load the module.</StepText>
        </Step>
        <Step title="Edit the module">
          <StepText>
            The console shows each change, for twelve hours or until you choose “Use the live release”.
          </StepText>
        </Step>
      </Box>
    </FormSection>
  );
}

function StepText({ children }: { children: string }) {
  return (
    <Typography variant="body2" color="textSecondary">
      {children}
    </Typography>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <Typography sx={{ fontWeight: 500 }}>{title}</Typography>
      {children}
    </li>
  );
}

const command = 'npm run dev -- mf-catalog';

const stepsStyles = {
  display: 'grid',
  gridTemplateColumns: { lg: 'repeat(3, 1fr)' },
  gap: 3,
  m: 0,
  p: 0,
  listStyle: 'none',
  counterReset: 'step',
  '& > li': { position: 'relative', pl: 5, counterIncrement: 'step' },
  '& > li::before': {
    position: 'absolute',
    top: -2,
    left: 0,
    width: 24,
    borderRadius: 12,
    bgcolor: 'action.selected',
    color: 'primary.main',
    fontSize: '0.8125rem',
    fontWeight: 600,
    lineHeight: '24px',
    textAlign: 'center',
    content: 'counter(step)',
  },
};
const commandStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  mt: 1,
  pl: 1.5,
  pr: 0.5,
  py: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.default',
  '& code': { fontFamily: 'ui-monospace, Menlo, Consolas, monospace', fontSize: '0.8125rem', lineHeight: '20px' },
};
