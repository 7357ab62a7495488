import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldFrame, useFormField } from '@lumora/shared-ui/form';
import { useReleaseSet } from '../../release-set/release-set-context.ts';

/** Asks for the name of the shop before it is closed: field `shop_name` of the form, which is not sent. */
export function ShopNameField() {
  const { product } = useReleaseSet();
  const isNamed = (typed: string) => typed.trim().toLowerCase() === product.toLowerCase();
  const field = useFormField<string>('shop_name', (typed: string) =>
    isNamed(typed) ? undefined : `Type ${product} to close it`,
  );

  return (
    <FieldFrame field={field} label={`Type ${product} to confirm`} help={undefined}>
      <OutlinedInput {...field.input} value={field.value} onChange={field.onChange} size="small" autoComplete="off" />
    </FieldFrame>
  );
}
