import { useFormikContext } from 'formik';
import { TextAreaField, TextField } from '@lumora/shared-ui/form';
import type { ProductValues } from '../fields/product-values.ts';
import { maxSearchDescriptionLength, lengthHint, maxSearchTitleLength } from './search-result.ts';
import { SectionCard } from '../fields/section-card.tsx';

/** Edits what search engines show. The rail of the form previews it. */
export function SeoFields() {
  const { values } = useFormikContext<ProductValues>();

  return (
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
  );
}
