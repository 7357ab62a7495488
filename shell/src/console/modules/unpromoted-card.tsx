import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { UnpromotedModule } from '@lumora/shared-contract/releases';
import { useCan } from '@lumora/shared-auth';
import { StatusChip } from '@lumora/shared-ui';
import { moduleTitleStyles, cardHeaderStyles } from './card-styles.ts';
import { MoveDialog, type PendingMove } from './move-dialog.tsx';
import { ReleaseList } from './release-list.tsx';

/** Renders the releases of a module that was never promoted. */
export function UnpromotedCard({ module: { module, kind, releases } }: { module: UnpromotedModule }) {
  const [pendingMove, setPendingMove] = useState<PendingMove>();
  const canMove = useCan('releases.update');
  const overview = { module, kind, releases, live: null, canary: null, pinned: null, previous: null };
  const [newest] = releases;

  return (
    <Card component="section" aria-label={module}>
      <Stack direction="row" sx={cardHeaderStyles}>
        <Box sx={{ flexGrow: 1, minWidth: 240 }}>
          <Typography variant="h3" component="h2" sx={moduleTitleStyles}>
            {module}
            <StatusChip>Not live</StatusChip>
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            Published, but never promoted: no visitor gets it.
          </Typography>
        </Box>
        {canMove && newest && (
          <Button
            size="small"
            variant="outlined"
            onClick={() => setPendingMove({ action: 'promote', release: newest.id })}
          >
            Promote
          </Button>
        )}
      </Stack>
      <Box sx={{ px: { xs: 2, md: 3 }, pb: 2, overflowX: 'auto' }}>
        <ReleaseList overview={overview} onMove={setPendingMove} />
      </Box>
      {pendingMove && (
        <MoveDialog
          overview={{ ...overview, pages: [], set: [module] }}
          move={pendingMove}
          onClose={() => setPendingMove(undefined)}
        />
      )}
    </Card>
  );
}
