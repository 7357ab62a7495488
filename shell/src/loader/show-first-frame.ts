import { session } from '@lumora/shared-auth/core';
import { rootElementId } from '@lumora/shared-contract/releases';

/** Shows a signed-in user the empty frame of the console (`first-frame.css`), which React replaces. */
export function showFirstFrame(): void {
  if (session.get().user === null) return;
  document.documentElement.dataset['scheme'] = colourScheme();
  document.getElementById(rootElementId)?.setAttribute('data-first-frame', '');
}

/** Returns the scheme that MUI's `ThemeProvider` selects: the stored one, or that of the system. */
function colourScheme(): string {
  const mode = localStorage.getItem('mui-mode');
  if (mode === 'light' || mode === 'dark') return mode;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
