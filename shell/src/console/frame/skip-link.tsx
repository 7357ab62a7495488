import Button from '@mui/material/Button';

/** Renders a button that skips the navigation; visible only while it is focused. */
export function SkipLink({ onSelect }: { onSelect: () => void }) {
  return (
    <Button variant="contained" onClick={onSelect} sx={skipStyles}>
      Skip to content
    </Button>
  );
}

const skipStyles = {
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 'tooltip',
  '&:not(:focus)': { transform: 'translateY(-200%)' },
};
