import { Link } from 'react-router-dom';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import TerminalRounded from '@mui/icons-material/TerminalRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { useCan } from '@lumora/shared-auth';
import { copyText, EmptyState, PageHeader } from '@lumora/shared-ui';

/** Renders the development page without a module in its URL: what linking does, and the command that prints a link. */
export function NoLinkedModule() {
  const canViewModules = useCan('releases.view');

  return (
    <Stack sx={{ gap: 2 }}>
      <PageHeader title="Development" description="Try a module from your own machine in this console." />
      <Card>
        <EmptyState
          icon={<TerminalRounded sx={{ fontSize: 40, mb: 1, color: 'text.secondary' }} />}
          title="No module is linked"
          description="A linked module comes from your development server, in this browser only. Everybody else keeps the live release. This command starts the server and prints the link:"
          action={
            <Stack sx={{ alignItems: 'center', gap: 2 }}>
              <Box sx={commandStyles}>
                <code>{command}</code>
                <Button
                  size="small"
                  startIcon={<ContentCopyRounded />}
                  onClick={() => void copyText(command, 'Command')}
                >
                  Copy
                </Button>
              </Box>
              {canViewModules && (
                <Button variant="outlined" component={Link} to="/admin/modules">
                  Show modules
                </Button>
              )}
            </Stack>
          }
        />
      </Card>
    </Stack>
  );
}

const command = 'npm run dev -- mf-catalog';

const commandStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: 2,
  pl: 2,
  pr: 1,
  py: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.default',
  '& code': { fontFamily: 'ui-monospace, Menlo, Consolas, monospace', fontSize: '0.8125rem', lineHeight: '20px' },
};
