export const tabId = (form: string, tab: string) => `${form}-tab-${tab}`;
export const panelId = (form: string, tab: string) => `${form}-panel-${tab}`;
