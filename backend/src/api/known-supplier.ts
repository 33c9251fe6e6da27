import { type PublicSupplier } from '#catalogue/records/supplier-record';
import { type CatalogueStore } from '#catalogue/store/catalogue-store';
import { Refusal } from './refusal';

/** Returns the supplier of an id, public id or slug; refuses the call when there is none. */
export const knownSupplier = (catalogue: CatalogueStore, id: string): PublicSupplier => {
  const supplier = catalogue.getSupplier(id);
  if (supplier === null) throw new Refusal(404, 'supplier-unknown', 'There is no such supplier.');
  return supplier;
};
