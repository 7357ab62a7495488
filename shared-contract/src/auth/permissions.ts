/** Sections of the console that carry permissions (D25); each has `.view .create .update .delete`. */
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
  'admins',
  'settings',
  'releases',
] as const;

export const permissionActions = ['view', 'create', 'update', 'delete'] as const;

export type Permission =
  | `${(typeof permissionSections)[number]}.${(typeof permissionActions)[number]}`
  | 'releases.override';

/** Every permission name the API knows; roles are rows that hold some of them. */
export const permissions: readonly Permission[] = [
  ...permissionSections.flatMap((section) => permissionActions.map((action): Permission => `${section}.${action}`)),
  'releases.override',
];
