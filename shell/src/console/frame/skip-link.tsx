import Button from '@mui/material/Button';

/** Takes the keyboard past the navigation; seen only while it has the focus. */
export function SkipLink({ onSelect }: { onSelect: () => void }) {
  return (
    <Button
      variant="contained"
      onClick={onSelect}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      Skip to content
    </Button>
  );
}
