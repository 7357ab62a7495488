import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import TerminalRounded from '@mui/icons-material/TerminalRounded';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { copyText, EmptyState, PageHeader } from '@lumora/shared-ui';

/** Renders the development page without a module in its URL: what linking does, and the command that prints a link. */
export function NoLinkedModule() {
  return (
    <Stack sx={{ gap: 2 }}>
      <PageHeader title="Development" description="Try a module from your own machine in this console." />
      <Card sx={{ maxWidth: 680 }}>
        <EmptyState
          isCompact
          icon={<TerminalRounded color="action" />}
          title="No module is linked"
          description="A linked module comes from your development server, in this browser only. Everybody else keeps the live release. This command starts the server and prints the link:"
          action={
            <Box sx={commandStyles}>
              <code>{command}</code>
              <IconButton aria-label="Copy" title="Copy" onClick={() => void copyText(command, 'Command')}>
                <ContentCopyRounded fontSize="small" />
              </IconButton>
            </Box>
          }
        />
      </Card>
    </Stack>
  );
}

const command = 'npm run dev -- mf-catalog';

const commandStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  pl: 2,
  pr: 0.5,
  py: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.default',
  '& code': { fontFamily: 'ui-monospace, Menlo, Consolas, monospace', fontSize: '0.8125rem', lineHeight: '20px' },
};
