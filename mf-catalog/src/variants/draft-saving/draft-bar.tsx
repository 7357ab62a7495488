import { useId, useLayoutEffect, useRef, type SubmitEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SaveButton } from '@lumora/shared-ui/form';
import { cellError, editableFields, type VariantDraft } from '../variant-drafts.ts';
import { useCommitOnSaveKey } from './commit-edited-cell.ts';
import type { VariantDraftState } from './use-variant-drafts.ts';

/**
 * Renders the sticky bar that saves or discards drafts of the table beside it. Its space is always reserved, which avoids a
 * layout shift.
 */
export function DraftBar({ drafts, failure, isSaving, save, discard, discardDraft, keepTheirs }: VariantDraftState) {
  const rejected = [...drafts.values()].flatMap((draft) => {
    const message = draftError(draft);
    return message === undefined ? [] : [{ draft, message }];
  });

  const id = useId();
  useCommitOnSaveKey();
  const container = useFocusTable(drafts.size > 0);

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    void save();
  }

  return (
    <Box ref={container} sx={containerStyles}>
      {drafts.size > 0 && (
        <Stack role="region" aria-label="Unsaved changes" sx={barStyles}>
          {(failure !== null || rejected.length > 0) && (
            <Stack role="alert" sx={errorListStyles}>
              {failure !== null && (
                <ErrorText text={`${failure.replace(/\.$/, '')}. Nothing you typed is lost: save again.`} />
              )}
              {rejected.map(({ draft: { base, conflicts }, message }) => (
                <Stack key={base.id} direction="row" sx={{ alignItems: 'center', gap: 1 }}>
                  <ErrorText text={`${base.sku}: ${message}${conflicts ? ' “Save all” keeps yours.' : ''}`} />
                  {conflicts ? (
                    <RowButton
                      label="Keep theirs"
                      sku={base.sku}
                      isSaving={isSaving}
                      onClick={() => keepTheirs(base.id)}
                    />
                  ) : (
                    <RowButton
                      label="Discard"
                      sku={base.sku}
                      isSaving={isSaving}
                      onClick={() => discardDraft(base.id)}
                    />
                  )}
                </Stack>
              ))}
            </Stack>
          )}
          <Stack component="form" id={id} onSubmit={handleSubmit} direction="row" sx={{ alignItems: 'center', gap: 1 }}>
            <Typography role="status" sx={{ flex: 1, fontWeight: 500 }}>
              {drafts.size} changed
            </Typography>
            <Button aria-disabled={isSaving} onClick={() => !isSaving && void discard()}>
              Discard
            </Button>
            <SaveButton label="Save all" isSaving={isSaving} form={id} />
          </Stack>
        </Stack>
      )}
    </Box>
  );
}

/** Moves the focus to the last edited cell of the table when the bar is removed with the focused button. */
function useFocusTable(isOpen: boolean) {
  const container = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);

  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) {
      const cell = container.current?.parentElement?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]');
      cell?.focus({ preventScroll: true });
    }
    wasOpen.current = isOpen;
  }, [isOpen]);

  return container;
}

interface RowButtonProps {
  label: string;
  sku: string;
  isSaving: boolean;
  onClick: () => void;
}

function RowButton({ label, sku, isSaving, onClick }: RowButtonProps) {
  return (
    <Button
      size="small"
      aria-label={`${label}: ${sku}`}
      // not `disabled`, which would remove the focus
      aria-disabled={isSaving}
      onClick={() => !isSaving && onClick()}
      sx={{ flex: 'none' }}
    >
      {label}
    </Button>
  );
}

function ErrorText({ text }: { text: string }) {
  return (
    <Typography variant="body2" color="error" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
      {text}
    </Typography>
  );
}

function draftError(draft: VariantDraft): string | undefined {
  return editableFields.map((field) => cellError({ saved: draft.base, draft }, field)).find(Boolean);
}

const containerStyles = {
  position: 'sticky',
  // above the buttons of a product and the actions for selected rows on phones
  bottom: 'calc(12px + var(--bottom-bar, 0px) + var(--selection-bar, 0px))',
  zIndex: 2,
  minHeight: 60,
  display: 'flex',
  pointerEvents: 'none',
};
const barStyles = {
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
const errorListStyles = { gap: 0.5, maxHeight: '30vh', overflowY: 'auto' };
