import type { SubCategory, SubCategoryRow } from '@lumora/shared-contract/taxonomy';
import { taxonomyApi } from '../taxonomy-api.ts';

export const subCategoriesApi = taxonomyApi<SubCategory, SubCategoryRow>('sub-categories', { countIn: ['categories'] });
