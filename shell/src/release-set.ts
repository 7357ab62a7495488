import {
  releaseSetElementId,
  type ReleaseSet,
  type LoadableModule,
  type ShopReleaseSet,
} from '@lumora/shared-contract';

/** The release set that a page of the console was served with; a tab keeps it until it is reloaded. */
export function readReleaseSet(): ReleaseSet {
  return JSON.parse(carriedText()) as ReleaseSet;
}

/** The shop as a page of it was served with it. */
export function readShop(): LoadableModule | undefined {
  const { modules } = JSON.parse(carriedText()) as ShopReleaseSet;
  return modules.find(({ manifest }) => manifest.kind === 'storefront');
}

/** Id of the page's release set; undefined on a page that carries none. */
export function releaseSetId(): string | undefined {
  const text = document.getElementById(releaseSetElementId)?.textContent;
  return text ? (JSON.parse(text) as Pick<ReleaseSet, 'id'>).id : undefined;
}

function carriedText(): string {
  const carrier = document.getElementById(releaseSetElementId);
  if (!carrier?.textContent)
    throw new Error('This page carries no release set: it was not served by a Lumora gateway.');
  return carrier.textContent;
}

/** Whether `url` lies on the development server that this page takes a module from. */
export function isUnderDevelopment(url: string): boolean {
  if (document.getElementById(releaseSetElementId) === null) return false;
  return new URL(url, location.origin).origin === readReleaseSet().development?.origin;
}
