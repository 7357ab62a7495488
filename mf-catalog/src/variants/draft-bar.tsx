import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { cellError, fieldNames, type VariantDraft } from './variant-drafts.ts';
import type { VariantDraftState } from './use-variant-drafts.ts';

/** Floats over the end of the page while something is not saved. Its place is always kept, so that nothing moves. */
export function DraftBar({ drafts, failure, isSaving, save, discard, discardOne }: VariantDraftState) {
  const refused = [...drafts.values()].flatMap((draft) => {
    const reason = draftError(draft);
    return reason === undefined ? [] : [{ draft, reason }];
  });

  return (
    <Box sx={place}>
      {drafts.size > 0 && (
        <Stack role="region" aria-label="Unsaved changes" sx={bar}>
          {(failure !== null || refused.length > 0) && (
            <Stack role="alert" sx={reasons}>
              {failure !== null && <Reason words={`${failure} Nothing you typed is lost: save again.`} />}
              {refused.map(({ draft: { read }, reason }) => (
                <Stack key={read.id} direction="row" sx={{ alignItems: 'center', gap: 1 }}>
                  <Reason words={`${read.sku}: ${reason}`} />
                  <Button size="small" onClick={() => discardOne(read.id)} aria-label={`Undo ${read.sku}`}>
                    Undo
                  </Button>
                </Stack>
              ))}
            </Stack>
          )}
          <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
            <Typography role="status" sx={{ flex: 1, fontWeight: 500 }}>
              {drafts.size} changed
            </Typography>
            <Button onClick={() => void discard()}>Discard</Button>
            <Button variant="contained" aria-disabled={isSaving} onClick={() => void save()}>
              {isSaving ? 'Saving…' : 'Save all'}
            </Button>
          </Stack>
        </Stack>
      )}
    </Box>
  );
}

function Reason({ words }: { words: string }) {
  return (
    <Typography variant="body2" color="error" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
      {words}
    </Typography>
  );
}

function draftError(draft: VariantDraft): string | undefined {
  return fieldNames.map((field) => cellError({ saved: draft.read, draft }, field)).find(Boolean);
}

const place = { position: 'sticky', bottom: 12, zIndex: 2, minHeight: 60, display: 'flex', pointerEvents: 'none' };
const bar = {
  mt: 'auto',
  mx: 'auto',
  width: 'min(100%, 560px)',
  p: 1,
  pl: 2,
  gap: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.raised',
  boxShadow: 8,
  pointerEvents: 'auto',
};
const reasons = { gap: 0.5, maxHeight: '30vh', overflowY: 'auto' };
