import type { SubCategory } from '@lumora/shared-contract/taxonomy';
import { taxonomyApi } from '../taxonomy-api.ts';

export const subCategoriesApi = taxonomyApi<SubCategory>('sub-categories');
