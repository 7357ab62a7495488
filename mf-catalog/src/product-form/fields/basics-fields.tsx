import { NumberField, TextAreaField, TextField } from '@lumora/shared-ui/form';
import { CategoryFields } from './category-fields.tsx';
import { SectionCard } from './section-card.tsx';
import { SlugField } from './slug-field.tsx';

/** Renders the fields of the first tab; `slug` is undefined for a product that is not saved yet. */
export function BasicsFields({ slug }: { slug: string | undefined }) {
  return (
    <>
      <SectionCard title="Categorization">
        <CategoryFields />
      </SectionCard>
      <SectionCard title="Details">
        <TextField name="name" label="Name" />
        {slug !== undefined && <SlugField slug={slug} />}
        <TextField name="tags" label="Tags" help="Separate them with commas, such as: wedding, name sign, pink" />
        <TextAreaField name="short_description" label="Short description" rows={2} help={formatLength} />
        <TextAreaField name="description" label="Description" rows={6} />
        <NumberField
          name="warranty_months"
          label="Warranty in months"
          help="While it is empty, the shop shows only its 1-year warranty for all orders."
        />
      </SectionCard>
    </>
  );
}

function formatLength(text: string): string {
  return `${text.trim().length} / 300`;
}
