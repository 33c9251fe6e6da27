/** Values of the wedding that an event inherits while it has none itself. */
export interface EventDefaults {
  /** The main event's name in the reader's language. Source: S3-event-02. */
  mainName: string;
  /** The wedding's date, yyyy-MM-dd. */
  date: string | null;
  /** The booked venue that guests see; empty or missing for none, or more than one. */
  place?: string;
}

interface Details {
  type: 'main' | 'custom';
  name: string;
  date: string | null;
  place: string;
}

/** An event with its defaults: the main one follows the wedding's date and venue until it has its own. */
export const eventInFull = <E extends Details>(event: E, { mainName, date, place = '' }: EventDefaults): E =>
  event.type === 'main'
    ? {
        ...event,
        name: event.name.trim() === '' ? mainName : event.name,
        date: event.date ?? date,
        place: event.place.trim() === '' ? place : event.place,
      }
    : event;

/** A venue as guests are shown it, as far as a line says it. */
interface NamedVenue {
  name: string;
  /** Empty when unknown. */
  town: string;
}

/** A venue in one line: “Fern Threshing Barn, Bath”. */
const venueLine = ({ name, town }: NamedVenue): string =>
  town === '' || name.includes(town) ? name : `${name}, ${town}`;

/**
 * Returns the one booked venue that guests see, in a line; empty for none, or when two leave open which one is meant.
 */
export const venueOfDay = (venues: readonly NamedVenue[]): string => {
  const [venue, other] = venues;
  return venue === undefined || other !== undefined ? '' : venueLine(venue);
};

/** Place of a wedding in one line: its venue, else the place that the couple gave; null while neither is known. */
export const placeOfDay = (venues: readonly NamedVenue[], locationName: string | null): string | null =>
  venueOfDay(venues) || locationName;
