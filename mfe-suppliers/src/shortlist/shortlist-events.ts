import { pricesOf, supplierCategories, weddingDay, type Wedding } from '@posy/shared-contracts/entities';
import type { Identified, MountProps } from '@posy/shared-contracts/mount-props';
import type { Entry } from './rules/entry';

type Told = Pick<Entry, 'id' | 'name' | 'type'> & Partial<Entry>;

/** Who it is about, as every event of a supplier says it. */
const whoOf = (wedding: Identified<Wedding>, { id, name, type }: Told) => ({
  weddingId: wedding.id,
  supplierId: id,
  supplierName: name,
  supplierType: type,
});

/** What was agreed, or quoted, and for which day. */
const dealOf = (wedding: Identified<Wedding>, entry: Told) => {
  const { agreed, quoted } = pricesOf({ booked: false, ...entry });
  return {
    category: supplierCategories.find((one) => one === entry.type) ?? null,
    price: agreed ?? quoted,
    date: weddingDay(wedding),
  };
};

/** Where a venue is; null for everybody else. */
export const placeOf = ({ type, town = '', county = '', countryCode = '' }: Told) =>
  type === 'venues' && town !== ''
    ? { name: town, adminArea: county === '' || county === town ? [] : [county], country: countryCode }
    : null;

/** What other remotes hear of the shortlist. Each is told once what it tells of is safe; its loss is reported. */
export const shortlistEvents = ({ bus, telemetry, tracking }: MountProps, wedding: Identified<Wedding>) => {
  const unheard = (error: unknown): void => telemetry.error('shortlist', error);
  return {
    shortlisted(entry: Told): void {
      const { customSupplier = false } = entry;
      const payload = { ...whoOf(wedding, entry), ...dealOf(wedding, entry), customSupplier };
      bus.publish('supplier.shortlisted', payload).catch(unheard);
    },
    booked(entry: Told): void {
      tracking.booked({ supplierId: entry.id, category: entry.type });
      const payload = { ...whoOf(wedding, entry), ...dealOf(wedding, entry), location: placeOf(entry) };
      bus.publish('supplier.booked', payload).catch(unheard);
    },
    unbooked(entry: Told): void {
      bus.publish('supplier.unbooked', { ...whoOf(wedding, entry), ...dealOf(wedding, entry) }).catch(unheard);
    },
    ignored(entry: Told): void {
      bus.publish('supplier.ignored', whoOf(wedding, entry)).catch(unheard);
    },
    removed(entry: Told): void {
      bus.publish('supplier.removed', whoOf(wedding, entry)).catch(unheard);
    },
  };
};
