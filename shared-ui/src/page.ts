export { defineExtension, type EntityProps, type ExtensionDeclaration } from './page/define-extension.ts';
export { definePage, type PageDeclaration } from './page/define-page.ts';
export { mergeNavGroups, navGroups } from './page/nav-groups.ts';
