import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ProductValues } from '../fields/product-values.ts';
import { searchResultPath, truncateWords, maxSearchDescriptionLength, maxSearchTitleLength } from './search-result.ts';
import { SectionCard } from '../fields/section-card.tsx';

interface SearchPreviewProps {
  values: ProductValues;
  /** undefined for a product that is not saved yet: the server creates the slug */
  slug: string | undefined;
}

/** Previews the product as a search result. */
export function SearchPreview({ values, slug = '…' }: SearchPreviewProps) {
  const title = truncateWords(values.meta_title.trim() || values.name, maxSearchTitleLength);
  const description = truncateWords(
    values.meta_description.trim() || values.short_description,
    maxSearchDescriptionLength,
  );

  return (
    <SectionCard title="Search preview">
      <Box sx={resultStyles}>
        <Typography variant="body2" color="textSecondary" noWrap>
          {searchResultPath(window.location.hostname, slug)}
        </Typography>
        <Typography sx={titleStyles(title !== '')}>{title || 'Title of the product'}</Typography>
        <Typography variant="body2" color="textSecondary">
          {description || 'Without a description, a search engine picks words from the page.'}
        </Typography>
      </Box>
    </SectionCard>
  );
}

const resultStyles = { maxWidth: 600, overflowWrap: 'anywhere' };
const titleStyles = (hasTitle: boolean) => ({
  fontSize: '1.25rem',
  lineHeight: 1.3,
  my: 0.5,
  color: hasTitle ? 'primary.main' : 'text.secondary',
});
