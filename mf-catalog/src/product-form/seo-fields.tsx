import { useFormikContext } from 'formik';
import { TextAreaField, TextField } from '@lumora/shared-ui/form';
import type { ProductValues } from './product-values.ts';
import { maxSearchDescriptionLength, lengthHint, maxSearchTitleLength } from './search-result.ts';
import { SearchPreview } from './search-preview.tsx';
import { SectionCard } from './section-card.tsx';

/** `slug` is undefined for a product that is not saved yet. */
export function SeoFields({ slug }: { slug: string | undefined }) {
  const { values } = useFormikContext<ProductValues>();

  return (
    <>
      <SectionCard title="Search engines">
        <TextField
          name="meta_title"
          label="Meta title"
          help={lengthHint(values.meta_title, maxSearchTitleLength, 'the name of the product')}
        />
        <TextField name="meta_keywords" label="Meta keywords" help="Separate them with commas." />
        <TextAreaField
          name="meta_description"
          label="Meta description"
          rows={3}
          help={(text) => lengthHint(text, maxSearchDescriptionLength, 'the short description')}
        />
      </SectionCard>
      <SearchPreview values={values} slug={slug} />
    </>
  );
}
