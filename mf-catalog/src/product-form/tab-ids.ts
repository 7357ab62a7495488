import type { ProductTab } from './product-tabs.ts';

export const tabId = (form: string, tab: ProductTab) => `${form}-tab-${tab}`;
export const panelId = (form: string, tab: ProductTab) => `${form}-panel-${tab}`;
