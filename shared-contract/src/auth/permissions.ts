/** Sections of the console that have permissions; each has `.view`, `.create`, `.update` and `.delete`. */
export const permissionSections = [
  'products',
  'categories',
  'sub-categories',
  'attributes',
  'attributes-values',
  'offers',
  'pop-up',
  'banners',
  'festival-banners',
  'vouchers',
  'showcases',
  'gallery',
  'custom-neon',
  'orders',
  'reviews',
  'enquiries',
  'admins',
  'settings',
  'releases',
] as const;

export const permissionActions = ['view', 'create', 'update', 'delete'] as const;

export type Permission =
  | `${(typeof permissionSections)[number]}.${(typeof permissionActions)[number]}`
  | 'releases.override';

/** All permission names of the API. A role (a row of the database) holds some of them. */
export const permissions: readonly Permission[] = [
  ...permissionSections.flatMap((section) => permissionActions.map((action): Permission => `${section}.${action}`)),
  'releases.override',
];
