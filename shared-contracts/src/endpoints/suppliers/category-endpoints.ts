import * as v from 'valibot';
import { supplierCategories } from '#entities/suppliers/supplier';
import { endpoint } from '../parts/endpoint';
import { country, nothing } from '../parts/fields';

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
      categories: v.array(v.object({ category: v.picklist(supplierCategories), count: v.number() })),
    }),
    idempotent: true,
  }),
} as const;
