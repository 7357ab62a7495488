import { CheckboxField } from '@lumora/shared-ui/form';

/** Renders the choice to move a channel although the gate rejected it. */
export function ForceField() {
  return (
    <CheckboxField
      name="force"
      label="Force it"
      help="Makes it live although a check failed. A reason is required, and stored in the history."
    />
  );
}
