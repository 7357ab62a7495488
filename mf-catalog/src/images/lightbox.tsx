import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';

export interface Picture {
  /** address of the whole picture */
  address: string;
  /** address of a small one */
  thumbnail: string;
  alt: string;
}

interface LightboxProps {
  pictures: readonly Picture[];
  /** position of the first one shown */
  start: number;
  onClose: () => void;
}

/** Pictures one at a time over the whole window; the arrow keys go round, Escape and a click beside close. */
export function Lightbox({ pictures, start, onClose }: LightboxProps) {
  const titleId = useId();
  const [chosen, setChosen] = useState(start);
  const at = Math.min(chosen, pictures.length - 1);
  const picture = pictures[at];
  if (!picture) return null;

  const go = (steps: number) => setChosen((at + steps + pictures.length) % pictures.length);

  function handleKey(event: KeyboardEvent) {
    const steps = stepsOf[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    go(steps);
  }

  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      onKeyDown={handleKey}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: dark } }}
    >
      <Box sx={bar}>
        <span id={titleId}>Images</span>
        <span role="status">
          {at + 1} of {pictures.length}
        </span>
        <IconButton aria-label="Close" color="inherit" onClick={onClose} autoFocus>
          <CloseRounded />
        </IconButton>
      </Box>
      <Box sx={stage} onClick={(event) => event.target === event.currentTarget && onClose()}>
        <Box component="img" key={picture.address} src={picture.address} alt={picture.alt} sx={whole} />
        {pictures.length > 1 && (
          <>
            <IconButton aria-label="Previous image" color="inherit" onClick={() => go(-1)} sx={{ ...arrow, left: 8 }}>
              <ChevronLeftRounded />
            </IconButton>
            <IconButton aria-label="Next image" color="inherit" onClick={() => go(1)} sx={{ ...arrow, right: 8 }}>
              <ChevronRightRounded />
            </IconButton>
          </>
        )}
      </Box>
      {pictures.length > 1 && <Thumbnails pictures={pictures} at={at} onChoose={setChosen} />}
    </Dialog>
  );
}

const stepsOf: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

interface ThumbnailsProps {
  pictures: readonly Picture[];
  at: number;
  onChoose: (at: number) => void;
}

function Thumbnails({ pictures, at, onChoose }: ThumbnailsProps) {
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // new browsers answer a promise, which must not be taken for a clean-up
    current.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [at]);

  return (
    <Box sx={strip}>
      {pictures.map(({ thumbnail }, place) => (
        <Box
          component="button"
          key={place}
          type="button"
          ref={place === at ? current : null}
          aria-label={`Image ${place + 1}`}
          aria-current={place === at}
          onClick={() => onChoose(place)}
          sx={small}
        >
          <img src={thumbnail} alt="" />
        </Box>
      ))}
    </Box>
  );
}

/** Always dark: a neon sign is looked at by night. */
const dark = (theme: Theme) => ({
  overflow: 'hidden',
  // stronger than what the theme gives dialogs of the dark scheme
  '&.MuiDialog-paper': { border: 0, borderRadius: 0, backgroundColor: '#0b0b12', color: '#f4f3f8' },
  [theme.breakpoints.down('sm')]: { m: 0, width: '100%', maxHeight: 'none' },
});
const bar = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  flexShrink: 0,
  px: 2,
  py: 1,
  '& button': { ml: 'auto' },
};
const stage = {
  position: 'relative',
  flex: 1,
  minHeight: 0,
  display: 'grid',
  placeItems: 'center',
  px: { xs: 1, sm: 8 },
};
const whole = { maxWidth: '100%', maxHeight: '100%', minHeight: 0, objectFit: 'contain', borderRadius: 1 };
const arrow = {
  position: 'absolute',
  top: 'calc(50% - 22px)',
  width: 44,
  height: 44,
  '& svg': { fontSize: 28 },
  bgcolor: 'rgb(29 29 43 / 0.8)',
  '&:hover': { bgcolor: '#2c2b3d', color: 'inherit' },
};
const strip = {
  display: 'flex',
  gap: 1,
  flexShrink: 0,
  mx: 'auto',
  maxWidth: '100%',
  overflowX: 'auto',
  p: 2,
};
const small = {
  flex: 'none',
  width: 56,
  height: 56,
  p: 0,
  border: '2px solid transparent',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'transparent',
  opacity: 0.6,
  cursor: 'pointer',
  '&[aria-current="true"]': { borderColor: '#a594ff', opacity: 1 },
  '&:hover': { opacity: 1 },
  '&:focus-visible': { outline: '2px solid #a594ff', outlineOffset: 2, opacity: 1 },
  '& img': { width: '100%', height: '100%', objectFit: 'cover', display: 'block' },
};
