import path from 'node:path';
import { workspaceRoot } from '@lumora/deploy/workspace-root';
import { findExamplePath } from '@lumora/deploy/example-path';
import { readDeclaration } from '@lumora/deploy/module-folders';
import type { PublicPageRoute } from '@lumora/shared-contract/releases';

const id = 'mf-storefront';
const { pages = [] } = await readDeclaration({ id, folder: path.join(workspaceRoot, id) });

/** The pages of the shop that the storefront declares; the last one matches unknown paths. */
export const publicPages: PublicPageRoute[] = pages;

/** Returns the path of an existing page of this kind in the product at `url`. Throws without an example. */
export async function examplePath(page: PublicPageRoute, url: string): Promise<string> {
  const found = await findExamplePath(page, `${url}/api`);
  if (found === null) throw new Error(`The product has no example of ${page.path}.`);
  return found;
}
