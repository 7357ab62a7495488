import { expect, it } from '@jest/globals';
import Skeleton from '@mui/material/Skeleton';
import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { lumoraTheme } from './lumora-theme.ts';

it('marks skeletons as busy, by which scripts find them', () => {
  render(
    <ThemeProvider theme={lumoraTheme}>
      <Skeleton aria-label="Rows" />
    </ThemeProvider>,
  );

  expect(screen.getByLabelText('Rows')).toHaveAttribute('aria-busy', 'true');
});
