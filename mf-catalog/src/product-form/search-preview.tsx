import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ProductValues } from './product-values.ts';
import { truncateWords, maxSearchDescriptionLength, maxSearchTitleLength } from './search-result.ts';
import { SectionCard } from './section-card.tsx';

interface SearchPreviewProps {
  values: ProductValues;
  /** of a saved product; the server makes that of a new one */
  slug: string | undefined;
}

/** The product as a search engine is likely to list it. */
export function SearchPreview({ values, slug = '…' }: SearchPreviewProps) {
  const title = truncateWords(values.meta_title.trim() || values.name, maxSearchTitleLength);
  const description = truncateWords(
    values.meta_description.trim() || values.short_description,
    maxSearchDescriptionLength,
  );

  return (
    <SectionCard title="Preview of the search result">
      <Box sx={result}>
        <Typography variant="body2" color="textSecondary" noWrap>
          {window.location.host} › products › {slug}
        </Typography>
        <Typography sx={titleLook}>{title || 'The title stands here'}</Typography>
        <Typography variant="body2" color="textSecondary">
          {description || 'Without a description, a search engine picks words from the page.'}
        </Typography>
      </Box>
    </SectionCard>
  );
}

const result = { maxWidth: 600, overflowWrap: 'anywhere' };
const titleLook = { fontSize: '1.25rem', lineHeight: 1.3, my: 0.5, color: 'primary.main' };
