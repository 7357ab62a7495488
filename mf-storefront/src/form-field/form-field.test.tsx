import { useState } from 'react';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormField } from './form-field.tsx';
import { mobileNumberField } from './mobile-number-field.ts';

function MobileNumber() {
  const [value, setValue] = useState('');
  return (
    <FormField
      id="phone"
      name="phone"
      options={mobileNumberField}
      value={value}
      error={undefined}
      onChange={setValue}
    />
  );
}

test.each(['+91 98765 43210', '98765 43210', ' +91 98765 43210'])(
  'A mobile number pasted as %s is shown after one +91',
  async (pasted) => {
    render(<MobileNumber />);

    await userEvent.click(screen.getByLabelText('Mobile number'));
    await userEvent.paste(pasted);

    expect(screen.getByText('+91')).toBeVisible();
    expect(screen.getByLabelText('Mobile number')).toHaveValue('98765 43210');
  },
);
