import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { imageUrl } from '@lumora/shared-contract/images';
import { imagesQuery } from '../../images/images-api.ts';

interface ProductPicturesProps {
  productId: number;
  /** hashes of the images that the variant has already */
  chosen: readonly string[];
  isDisabled: boolean;
  onChoose: (hash: string) => void;
}

/** Offers the images of the product for a variant; renders nothing while there are none to choose. */
export function ProductPictures({ productId, chosen, isDisabled, onChoose }: ProductPicturesProps) {
  const { data = [] } = useQuery(imagesQuery(productId));
  const offered = data.flatMap(({ id, image }, index) =>
    chosen.includes(image) ? [] : [{ id, image, number: index + 1 }],
  );
  if (offered.length === 0) return null;

  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        Or choose images of the product
      </Typography>
      <Box sx={rowStyles}>
        {offered.map(({ id, image, number }) => (
          <ButtonBase
            key={id}
            aria-label={`Use image ${number} of the product`}
            disabled={isDisabled}
            onClick={() => onChoose(image)}
            sx={tileStyles}
          >
            <img src={imageUrl(image, 160, 'webp')} alt="" loading="lazy" />
          </ButtonBase>
        ))}
      </Box>
    </Box>
  );
}

const rowStyles = { display: 'flex', flexWrap: 'wrap', gap: 1 };
const tileStyles = {
  width: 56,
  height: 56,
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'action.hover',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  '&:hover, &.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1 },
  '&.Mui-disabled': { opacity: 0.4 },
};
