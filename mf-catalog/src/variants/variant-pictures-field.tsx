import { useState, type ChangeEvent } from 'react';
import AddPhotoAlternateRounded from '@mui/icons-material/AddPhotoAlternateRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { imageRules, imageUrl, maxVariantImages, type Variant } from '@lumora/shared-contract';
import { FieldFrame, ImagePreview, imageFileError, useFormField } from '@lumora/shared-ui/form';
import type { PickedPictures } from './variant-form-values.ts';

/** The pictures of a variant: those that are stored, of which some may go, and new ones. */
export function VariantPicturesField({ stored }: { stored: Variant | null }) {
  const field = useFormField<PickedPictures>('variant_images');
  const [refused, setRefused] = useState<string[]>([]);
  const { id, value, isBusy, setValue } = field;
  const { kept, added } = value;
  const gone = stored?.image_hashes.filter((hash) => !kept.includes(hash)) ?? [];

  async function add(files: File[]) {
    const reasons = await Promise.all(files.map(imageFileError));
    const good = files.filter((_file, place) => reasons[place] === undefined);
    const room = Math.max(0, maxVariantImages - kept.length - added.length);
    const tooMany = good.slice(room).map(({ name }) => `“${name}” is left out: at most ${maxVariantImages} images.`);
    setRefused([...reasons.filter((reason) => reason !== undefined), ...tooMany]);
    if (good.length > 0 && room > 0) setValue({ kept, added: [...added, ...good.slice(0, room)] });
  }

  return (
    <FieldFrame
      // what was saved meanwhile is the stored pictures, which are shown as they are
      field={{ ...field, error: refused.length > 0 ? refused.join(' ') : field.error, savedMeanwhile: undefined }}
      label="Images"
      help={imageRules.hint}
    >
      <Box sx={tiles}>
        {kept.map((hash, place) => (
          <Tile
            key={hash}
            storedUrl={imageUrl(hash, 160, 'webp')}
            label={`Remove image ${place + 1}`}
            onRemove={() => !isBusy && setValue({ kept: kept.filter((other) => other !== hash), added })}
          />
        ))}
        {added.map((file, place) => (
          <Tile
            key={`${file.name} ${place}`}
            file={file}
            label={`Remove ${file.name}`}
            onRemove={() => !isBusy && setValue({ kept, added: added.filter((other) => other !== file) })}
          />
        ))}
        <Chooser id={id} onChoose={(files) => !isBusy && void add(files)} />
      </Box>
      {gone.length > 0 && (
        <Typography variant="body2" color="textSecondary" role="status">
          {gone.length === 1 ? '1 image is' : `${gone.length} images are`} removed when you save.
        </Typography>
      )}
    </FieldFrame>
  );
}

interface TileProps {
  file?: File;
  storedUrl?: string;
  label: string;
  onRemove: () => void;
}

function Tile({ file, storedUrl, label, onRemove }: TileProps) {
  return (
    <Box sx={{ position: 'relative' }}>
      <ImagePreview file={file ?? null} storedUrl={storedUrl ?? null} />
      <IconButton aria-label={label} title={label} onClick={onRemove} size="small" sx={corner}>
        <CloseRounded fontSize="inherit" />
      </IconButton>
    </Box>
  );
}

function Chooser({ id, onChoose }: { id: string; onChoose: (files: File[]) => void }) {
  return (
    <Box sx={chooser}>
      <AddPhotoAlternateRounded />
      <Box
        component="input"
        type="file"
        multiple
        id={id}
        accept={imageRules.mimeTypes.join(',')}
        aria-describedby={`${id}-help`}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
          onChoose([...(target.files ?? [])]);
          target.value = ''; // the same file can be chosen again, once it has been mended
        }}
        // over everything: a click anywhere, a drop, Space and Enter are the browser's own
        sx={{ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer', fontSize: 0 }}
      />
    </Box>
  );
}

const tiles = { display: 'flex', flexWrap: 'wrap', gap: 1 };
const corner = {
  position: 'absolute',
  top: 4,
  right: 4,
  p: 0.25,
  bgcolor: 'background.raised',
  '&:hover': { bgcolor: 'background.raised', color: 'error.main' },
};
const chooser = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 80,
  height: 80,
  border: '1px dashed',
  borderColor: 'text.disabled',
  borderRadius: 1,
  color: 'text.secondary',
  '&:hover': { borderColor: 'primary.main', color: 'primary.main' },
  '&:has(input:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1 },
};
