import { useEffect } from 'react';
import type { ReleaseSet, ReleasedModule } from '@lumora/shared-contract/releases';

/**
 * Returns whether a page needs other security policies than the current document has, and therefore a new document. Without
 * `module`, the page needs no additions.
 */
export function needsNewDocument({ securityOf, development }: ReleaseSet, module?: ReleasedModule): boolean {
  const required = module?.manifest.security === undefined ? undefined : module.manifest.id;
  return required !== securityOf && development === undefined;
}

/** Loads a new document for the current URL. Renders nothing. */
export function NewDocument() {
  useEffect(() => window.location.reload(), []);
  return null;
}
