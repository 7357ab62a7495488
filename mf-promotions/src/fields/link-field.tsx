import { TextField } from '@lumora/shared-ui/form';

/** Edits the link of a promotion: field `link` of the form. */
export function LinkField() {
  return (
    <TextField
      name="link"
      label="Link"
      help="A page of the shop, such as /product-display, or an address with https://. Empty: no link."
    />
  );
}
