import { fireEvent, screen } from '@testing-library/react';

/** Sets the values of fields by label, each with one change event: much faster than typing with `userEvent`. */
export async function fill(values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  }
}
