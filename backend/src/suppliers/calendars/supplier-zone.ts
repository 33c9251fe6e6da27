import { zoneOf } from '@posy/shared-contracts/rules';
import { type SupplierSummary } from '#catalogue/records/supplier-record';

/** The time zone in which a supplier's days begin and end: its country's, in the United States its state's. */
export const supplierZone = ({
  countryCode,
  address,
  county,
}: Pick<SupplierSummary, 'countryCode' | 'address' | 'county'>): string => {
  const zones = [...address.adminArea, county].map((state) =>
    zoneOf(countryCode, { name: '', adminArea: [state], country: countryCode, providerId: null }),
  );
  const usual = zoneOf(countryCode, null);
  return zones.find((zone) => zone !== usual) ?? usual;
};
