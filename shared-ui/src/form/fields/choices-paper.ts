/**
 * Props for the `paper` slot of an `Autocomplete`. The border separates the list from a dialog, because both have the same
 * background in the dark scheme.
 */
export const choicesPaper = {
  elevation: 8,
  sx: { mt: 0.5, border: 1, borderColor: 'divider', bgcolor: 'background.raised' },
} as const;
