import { CheckboxField } from '@lumora/shared-ui/form';
import { SectionCard } from './section-card.tsx';

export function FlagsFields() {
  return (
    <SectionCard title="Flags">
      <CheckboxField name="is_active" label="Active" help="Shoppers see active products only." />
      <CheckboxField name="best_seller" label="Best seller" help="Shown among the featured products." />
      <CheckboxField name="new_arrival" label="New arrival" help="Shown among the new arrivals." />
    </SectionCard>
  );
}
