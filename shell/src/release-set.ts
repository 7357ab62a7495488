import {
  releaseSetElementId,
  type ReleaseSet,
  type LoadableModule,
  type ShopReleaseSet,
} from '@lumora/shared-contract/releases';

/** Parses the release set of a console page. Throws if the page has none. A tab keeps its set until a reload. */
export function readReleaseSet(): ReleaseSet {
  const set: ReleaseSet = JSON.parse(releaseSetText());
  return set;
}

/** Parses the storefront release of a shop page. Throws if the page has no release set. */
export function readShop(): LoadableModule | undefined {
  const { modules }: ShopReleaseSet = JSON.parse(releaseSetText());
  return modules.find(({ manifest }) => manifest.kind === 'storefront');
}

/** Returns the id of the release set of the page; undefined if the page has none. */
export function releaseSetId(): string | undefined {
  const text = document.getElementById(releaseSetElementId)?.textContent;
  if (!text) return undefined;
  const { id }: Pick<ReleaseSet, 'id'> = JSON.parse(text);
  return id;
}

function releaseSetText(): string {
  const element = document.getElementById(releaseSetElementId);
  if (!element?.textContent) throw new Error('The page has no release set: no gateway served it.');
  return element.textContent;
}

/** Returns true if `url` is on the development server that this page loads a module from. */
export function isUnderDevelopment(url: string): boolean {
  if (document.getElementById(releaseSetElementId) === null) return false;
  return new URL(url, location.origin).origin === readReleaseSet().development?.origin;
}
