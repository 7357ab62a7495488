/** The tabs of the product form in order, each with the names of its fields; all other fields are in the first one. */
export const productTabs = [
  { key: 'basics', label: 'Basics', fields: [] },
  { key: 'media', label: 'Media', fields: [] },
  { key: 'variants', label: 'Variants', fields: [] },
  { key: 'seo', label: 'SEO', fields: ['meta_title', 'meta_keywords', 'meta_description'] },
  { key: 'flags', label: 'Flags', fields: ['is_active', 'best_seller', 'new_arrival'] },
] as const satisfies { key: string; label: string; fields: string[] }[];

export type ProductTab = (typeof productTabs)[number]['key'];

/** Returns whether the save button applies to a tab; media, variants and the tabs of other modules save on their own. */
export function isPartOfForm(tab: string): boolean {
  return tab !== 'media' && tab !== 'variants' && productTabs.some(({ key }) => key === tab);
}

/** Returns the tabs, in their order, that contain at least one of the fields. */
export function tabsWithFields(names: readonly string[]): ProductTab[] {
  const tabs = new Set(names.map(tabOf));
  return productTabs.map(({ key }) => key).filter((key) => tabs.has(key));
}

function tabOf(name: string): ProductTab {
  return productTabs.find(({ fields }) => fields.some((field) => field === name))?.key ?? 'basics';
}
