import { type Handler } from '../handler';
import { knownSupplier } from './known-supplier';
import { toProfile } from './public-faces';

/** A supplier's public profile. */
export const supplier: Handler<'supplier'> = ({ catalogue }, { params }) =>
  toProfile(knownSupplier(catalogue, params.id));
