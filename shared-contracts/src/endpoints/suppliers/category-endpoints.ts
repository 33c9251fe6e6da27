import * as v from 'valibot';
import { endpoint } from '../parts/endpoint';
import { country, nothing } from '../parts/fields';
import { categoryFoundSchema } from './category-found';

/** The categories of suppliers, with which a search begins. */
export const categoryEndpoints = {
  supplierCategories: endpoint({
    method: 'GET',
    path: '/api/supplier-categories/:country',
    auth: 'none',
    params: v.object({ country }),
    body: nothing,
    answer: v.object({
      total: v.number(),
      categories: v.array(categoryFoundSchema),
    }),
    idempotent: true,
  }),
} as const;
