import { pricesOf, supplierCategories, type Wedding, weddingDay } from '@posy/shared-contracts/entities';
import type { Identified, MountProps } from '@posy/shared-contracts/mount-props';
import { placeOfBooked } from '../rules/booking';
import type { ShortlistEntry } from '../rules/entry';

type EventSupplier = Pick<ShortlistEntry, 'id' | 'name' | 'type'> & Partial<ShortlistEntry>;

/** The supplier in every event about it. */
const whoOf = (wedding: Identified<Wedding>, { id, name, type }: EventSupplier) => ({
  weddingId: wedding.id,
  supplierId: id,
  supplierName: name,
  supplierType: type,
});

/** The agreement or quote, with its day. */
const dealOf = (wedding: Identified<Wedding>, entry: EventSupplier) => {
  const { agreed, quoted } = pricesOf({ booked: false, ...entry });
  return {
    category: supplierCategories.find((one) => one === entry.type) ?? null,
    price: agreed ?? quoted,
    date: weddingDay(wedding),
  };
};

/** The same for a booking, with its payments. */
const bookingOf = (wedding: Identified<Wedding>, entry: EventSupplier) => ({
  ...dealOf(wedding, entry),
  payments: [...(entry.agreedPayments ?? [])],
});

/** The place of a booked venue as the event names it: by name, since other remotes know no ids of places. */
const locationOf = (entry: EventSupplier) => {
  const place = placeOfBooked(entry);
  return place === null ? null : { name: place.name, adminArea: place.adminArea, country: place.country };
};

/** The shortlist's events for other remotes. Each is published once the change is safe; a failure is reported. */
export const shortlistEvents = ({ bus, telemetry, tracking }: MountProps, wedding: Identified<Wedding>) => {
  const reportFailure = (error: unknown): void => telemetry.error('shortlist', error);
  const publishBooked = (entry: EventSupplier, known?: EventSupplier, closesOthers = false): void => {
    const before = known === undefined ? null : dealOf(wedding, known).price;
    const payload = {
      ...whoOf(wedding, entry),
      ...bookingOf(wedding, entry),
      ...(before === null ? {} : { before }),
      location: locationOf(entry),
      closesOthers,
    };
    bus.publish('supplier.booked', payload).catch(reportFailure);
  };
  return {
    shortlisted(entry: EventSupplier): void {
      const { customSupplier = false } = entry;
      const payload = { ...whoOf(wedding, entry), ...dealOf(wedding, entry), customSupplier };
      bus.publish('supplier.shortlisted', payload).catch(reportFailure);
    },
    /**
     * `known` is the entry before the change: from it the budget recognises a cost that the couple entered.
     * `closesOthers` closes the category's other conversations.
     */
    booked(entry: EventSupplier, known?: EventSupplier, closesOthers = false): void {
      tracking.booked({ supplierId: entry.id, category: entry.type });
      publishBooked(entry, known, closesOthers);
    },
    /** Another agreement with a booked supplier is published as the same booking. */
    agreed: publishBooked,
    unbooked(entry: EventSupplier): void {
      bus.publish('supplier.unbooked', { ...whoOf(wedding, entry), ...bookingOf(wedding, entry) }).catch(reportFailure);
    },
    /** The wedding has another place, by a booking or its undo; without a place nothing is published. */
    moved(location: Wedding['location']): void {
      if (location === null) return;
      const { providerId: _providerId, ...place } = location;
      bus.publish('wedding.location-changed', { weddingId: wedding.id, ...place }).catch(reportFailure);
    },
    ignored(entry: EventSupplier): void {
      bus.publish('supplier.ignored', whoOf(wedding, entry)).catch(reportFailure);
    },
    removed(entry: EventSupplier): void {
      bus.publish('supplier.removed', whoOf(wedding, entry)).catch(reportFailure);
    },
  };
};
