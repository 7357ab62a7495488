import { useLayoutEffect } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { focusHeading, useFocusAfterRemoval } from '../focus/use-focus-after-removal.ts';
import { useSaveKey } from './use-save-key.ts';

interface SaveButtonProps {
  label: string;
  isSaving: boolean;
  /** label during the save; defaults to `Saving…` */
  savingLabel?: string;
  /** true if there is nothing to save; defaults to false */
  isDisabled?: boolean;
  /** true if the action cannot be undone; the button is then red; defaults to false */
  isDangerous?: boolean;
  /** id of its form, if it is outside that or saves the page, so that Ctrl+S presses it from anywhere on the page */
  form?: string;
}

/**
 * Renders the submit button of a form, which Ctrl+S presses too unless the action is dangerous. Both labels share one grid
 * cell, so that the width does not change during a save.
 */
export function SaveButton(props: SaveButtonProps) {
  const { label, isSaving, savingLabel = 'Saving…', isDisabled = false, isDangerous = false, form } = props;
  const button = useSaveKey(form !== undefined);
  // a phone has the button only while something is unsaved
  useFocusAfterRemoval();
  // a button that is disabled after a save loses the focus at the next paint
  useLayoutEffect(() => {
    if (isDisabled && document.activeElement === button.current) focusHeading();
  }, [isDisabled, button]);

  return (
    // `aria-disabled` during a save, because `disabled` would remove the focus
    <Button
      ref={isDangerous ? undefined : button}
      type="submit"
      variant="contained"
      aria-keyshortcuts={isDangerous ? undefined : 'Control+S'}
      color={isDangerous ? 'error' : 'primary'}
      form={form}
      disabled={isDisabled}
      aria-disabled={isSaving}
      sx={{ display: 'inline-grid' }}
    >
      <Label text={label} isVisible={!isSaving} />
      <Label text={savingLabel} isVisible={isSaving} />
    </Button>
  );
}

function Label({ text, isVisible }: { text: string; isVisible: boolean }) {
  return (
    <Box
      component="span"
      aria-hidden={!isVisible}
      sx={{ gridArea: '1 / 1', visibility: isVisible ? 'visible' : 'hidden' }}
    >
      {text}
    </Box>
  );
}
