import { releaseSetElementId, type ReleaseSet } from '@lumora/shared-contract';

/** The release set that this page was served with; a tab keeps it until it is reloaded. */
export function readReleaseSet(): ReleaseSet {
  const carrier = document.getElementById(releaseSetElementId);
  if (!carrier?.textContent)
    throw new Error('This page carries no release set: it was not served by a Lumora gateway.');
  return JSON.parse(carrier.textContent) as ReleaseSet;
}

/** Whether `url` lies on the development server that this page takes a module from. */
export function isUnderDevelopment(url: string): boolean {
  if (document.getElementById(releaseSetElementId) === null) return false;
  return new URL(url, location.origin).origin === readReleaseSet().development?.origin;
}
