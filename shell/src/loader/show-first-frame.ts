import { rootElementId } from '@lumora/shared-contract/releases';
import { readStorage } from '@lumora/shared-contract/storage';

/** Shows the empty frame of the console (`first-frame.css`) in the colour mode that MUI has stored, until the root element has content. */
export function showFirstFrame(): void {
  const mode = readStorage('local', 'mui-mode') ?? 'system';
  document.getElementById(rootElementId)?.setAttribute('data-first-frame', mode);
}
