import { releaseSetElementId, type ReleaseSet, type ShopReleaseSet } from '@lumora/shared-contract/releases';

const block = new RegExp(`<script type="application/json" id="${releaseSetElementId}">(.*?)</script>`, 's');

/** Returns the release set of a page, if it has one. */
export function pageReleaseSet(html: string): ReleaseSet | ShopReleaseSet | undefined {
  const text = block.exec(html)?.[1];
  if (text === undefined) return undefined;
  const set: ReleaseSet | ShopReleaseSet = JSON.parse(text);
  return set;
}

export function withoutReleaseSet(html: string): string {
  return html.replace(block, '');
}
