/** The tabs of the form, in their order, and which of its fields each of them shows. */
export const productTabs = [
  {
    key: 'basics',
    label: 'Basics',
    fields: ['category_id', 'sub_category_id', 'name', 'tags', 'short_description', 'description'],
  },
  { key: 'media', label: 'Media', fields: [] },
  { key: 'variants', label: 'Variants', fields: [] },
  { key: 'seo', label: 'SEO', fields: ['meta_title', 'meta_keywords', 'meta_description'] },
  { key: 'flags', label: 'Flags', fields: ['is_active', 'best_seller', 'new_arrival'] },
] as const satisfies { key: string; label: string; fields: string[] }[];

export type ProductTab = (typeof productTabs)[number]['key'];

/** Media and variants save themselves, so the form's own button has no business there. */
export function isPartOfForm(tab: ProductTab): boolean {
  return tab !== 'media' && tab !== 'variants';
}

/** The tabs that hold one of `wrong`, the names of fields. */
export function tabsOf(wrong: readonly string[]): ProductTab[] {
  return productTabs.filter(({ fields }) => fields.some((field) => wrong.includes(field))).map(({ key }) => key);
}
