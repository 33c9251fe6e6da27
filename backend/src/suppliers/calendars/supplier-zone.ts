import { zoneOf } from '@posy/shared-contracts/rules';
import { type SupplierSummary } from '#catalogue/records/supplier-record';

/** The time zone in which a supplier's days begin and end: its country's, in the United States its town's or state's. */
export const supplierZone = ({
  countryCode,
  town,
  address,
  county,
}: Pick<SupplierSummary, 'countryCode' | 'town' | 'address' | 'county'>): string =>
  zoneOf(countryCode, {
    name: town,
    adminArea: [county, ...address.adminArea],
    country: countryCode,
    providerId: null,
  });
