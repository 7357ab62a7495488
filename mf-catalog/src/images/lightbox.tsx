import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';

export interface Picture {
  /** URL of the full-size image */
  url: string;
  /** URL of a small image */
  thumbnail: string;
  alt: string;
}

interface LightboxProps {
  pictures: readonly Picture[];
  /** index of the first image that is shown */
  startIndex: number;
  onClose: () => void;
}

/** Shows images one at a time in full screen. The arrow keys wrap around; Escape and a click on the background close it. */
export function Lightbox({ pictures, startIndex, onClose }: LightboxProps) {
  const titleId = useId();
  const [selectedIndex, setSelectedIndex] = useState(startIndex);
  const index = Math.min(selectedIndex, pictures.length - 1);
  const picture = pictures[index];
  if (!picture) return null;

  const go = (steps: number) => setSelectedIndex((index + steps + pictures.length) % pictures.length);

  function handleKey(event: KeyboardEvent) {
    const steps = stepsByKey[event.key];
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
      slotProps={{ paper: { sx: paperStyles } }}
    >
      <Box sx={headerStyles}>
        <span id={titleId}>Images</span>
        <span role="status">
          {index + 1} of {pictures.length}
        </span>
        <IconButton aria-label="Close" color="inherit" onClick={onClose} autoFocus>
          <CloseRounded />
        </IconButton>
      </Box>
      <Box sx={stageStyles} onClick={(event) => event.target === event.currentTarget && onClose()}>
        <Box component="img" key={picture.url} src={picture.url} alt={picture.alt} sx={imageStyles} />
        {pictures.length > 1 && (
          <>
            <IconButton
              aria-label="Previous image"
              color="inherit"
              onClick={() => go(-1)}
              sx={{ ...arrowStyles, left: 8 }}
            >
              <ChevronLeftRounded />
            </IconButton>
            <IconButton aria-label="Next image" color="inherit" onClick={() => go(1)} sx={{ ...arrowStyles, right: 8 }}>
              <ChevronRightRounded />
            </IconButton>
          </>
        )}
      </Box>
      {pictures.length > 1 && <Thumbnails pictures={pictures} currentIndex={index} onSelect={setSelectedIndex} />}
    </Dialog>
  );
}

const stepsByKey: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

interface ThumbnailsProps {
  pictures: readonly Picture[];
  currentIndex: number;
  onSelect: (index: number) => void;
}

function Thumbnails({ pictures, currentIndex, onSelect }: ThumbnailsProps) {
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which React would treat as a cleanup function; hence the braces.
    current.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [currentIndex]);

  return (
    <Box sx={thumbnailsStyles}>
      {pictures.map(({ thumbnail }, index) => (
        <Box
          component="button"
          key={index}
          type="button"
          ref={index === currentIndex ? current : null}
          aria-label={`Image ${index + 1}`}
          aria-current={index === currentIndex}
          onClick={() => onSelect(index)}
          sx={thumbnailStyles}
        >
          <img src={thumbnail} alt="" />
        </Box>
      ))}
    </Box>
  );
}

/** Dark in both colour schemes, because neon signs are photographed in the dark. */
const paperStyles = (theme: Theme) => ({
  overflow: 'hidden',
  // a higher specificity than the dialog styles of the dark scheme
  '&.MuiDialog-paper': { border: 0, borderRadius: 0, backgroundColor: '#0b0b12', color: '#f4f3f8' },
  [theme.breakpoints.down('sm')]: { m: 0, width: '100%', maxHeight: 'none' },
});
const headerStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  flexShrink: 0,
  px: 2,
  py: 1,
  '& button': { ml: 'auto' },
};
const stageStyles = {
  position: 'relative',
  flex: 1,
  minHeight: 0,
  display: 'grid',
  placeItems: 'center',
  px: { xs: 1, sm: 8 },
};
const imageStyles = { maxWidth: '100%', maxHeight: '100%', minHeight: 0, objectFit: 'contain', borderRadius: 1 };
const arrowStyles = {
  position: 'absolute',
  top: 'calc(50% - 22px)',
  width: 44,
  height: 44,
  '& svg': { fontSize: 28 },
  bgcolor: 'rgb(29 29 43 / 0.8)',
  '&:hover': { bgcolor: '#2c2b3d', color: 'inherit' },
};
const thumbnailsStyles = {
  display: 'flex',
  gap: 1,
  flexShrink: 0,
  mx: 'auto',
  maxWidth: '100%',
  overflowX: 'auto',
  p: 2,
};
const thumbnailStyles = {
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
