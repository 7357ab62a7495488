import { fireEvent, screen } from '@testing-library/react';

/** Puts whole values into fields, by their labels: much cheaper than typing, where typing is not what is tested. */
export async function fill(values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  }
}
