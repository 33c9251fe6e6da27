import { pricesOf, supplierCategories, type Wedding, weddingDay } from '@posy/shared-contracts/entities';
import type { Identified, MountProps } from '@posy/shared-contracts/mount-props';
import type { Entry } from '../rules/entry';

type Announced = Pick<Entry, 'id' | 'name' | 'type'> & Partial<Entry>;

/** Who it is about, as every event of a supplier says it. */
const whoOf = (wedding: Identified<Wedding>, { id, name, type }: Announced) => ({
  weddingId: wedding.id,
  supplierId: id,
  supplierName: name,
  supplierType: type,
});

/** What was agreed, or quoted, and for which day. */
const dealOf = (wedding: Identified<Wedding>, entry: Announced) => {
  const { agreed, quoted } = pricesOf({ booked: false, ...entry });
  return {
    category: supplierCategories.find((one) => one === entry.type) ?? null,
    price: agreed ?? quoted,
    date: weddingDay(wedding),
  };
};

/** The same of a booking, with what is paid when. */
const bookingOf = (wedding: Identified<Wedding>, entry: Announced) => ({
  ...dealOf(wedding, entry),
  payments: [...(entry.agreedPayments ?? [])],
});

/** Where a venue is; null for everybody else. */
export const placeOf = ({ type, town = '', county = '', countryCode = '' }: Announced) =>
  type === 'venues' && town !== ''
    ? { name: town, adminArea: county === '' || county === town ? [] : [county], country: countryCode }
    : null;

/** What other remotes hear of the shortlist. Each is published once the change is safe; its loss is reported. */
export const shortlistEvents = ({ bus, telemetry, tracking }: MountProps, wedding: Identified<Wedding>) => {
  const unheard = (error: unknown): void => telemetry.error('shortlist', error);
  const publishBooked = (entry: Announced, known?: Announced): void => {
    const before = known === undefined ? null : dealOf(wedding, known).price;
    const payload = {
      ...whoOf(wedding, entry),
      ...bookingOf(wedding, entry),
      ...(before === null ? {} : { before }),
      location: placeOf(entry),
    };
    bus.publish('supplier.booked', payload).catch(unheard);
  };
  return {
    shortlisted(entry: Announced): void {
      const { customSupplier = false } = entry;
      const payload = { ...whoOf(wedding, entry), ...dealOf(wedding, entry), customSupplier };
      bus.publish('supplier.shortlisted', payload).catch(unheard);
    },
    /** `known`: who they were on the list until now; the budget tells by it what it has of them from what a couple put in. */
    booked(entry: Announced, known?: Announced): void {
      tracking.booked({ supplierId: entry.id, category: entry.type });
      publishBooked(entry, known);
    },
    /** Something else was agreed with somebody who is booked: published as their booking, which is the same one. */
    agreed: publishBooked,
    unbooked(entry: Announced): void {
      bus.publish('supplier.unbooked', { ...whoOf(wedding, entry), ...bookingOf(wedding, entry) }).catch(unheard);
    },
    /** The wedding has another place, by a booking or by its undo; of one that has none there is nothing to say. */
    moved(location: Wedding['location']): void {
      if (location === null) return;
      const { providerId: _providerId, ...place } = location;
      bus.publish('wedding.location-changed', { weddingId: wedding.id, ...place }).catch(unheard);
    },
    ignored(entry: Announced): void {
      bus.publish('supplier.ignored', whoOf(wedding, entry)).catch(unheard);
    },
    removed(entry: Announced): void {
      bus.publish('supplier.removed', whoOf(wedding, entry)).catch(unheard);
    },
  };
};
