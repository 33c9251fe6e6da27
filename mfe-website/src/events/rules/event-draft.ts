import { websiteConstants } from '@posy/shared-contracts/constants';
import { audienceOf, type EventAudience, type WeddingEvent } from '@posy/shared-contracts/entities';
import type { EventDefaults } from '@posy/shared-contracts/rules';
import * as v from 'valibot';

/** An event as its form holds it: text everywhere, empty when nothing is said. */
export interface EventDraft {
  type: WeddingEvent['type'];
  name: string;
  /** yyyy-MM-dd. */
  date: string;
  /** HH:mm, local to the place. */
  startTime: string;
  /** HH:mm; before the start: on the next day. */
  endTime: string;
  place: string;
  description: string;
  attire: string;
  visible: boolean;
  audience: EventAudience;
}

/** The fields that may be wrong, and how. */
export type EventFault = 'name-missing' | 'too-long' | 'date-unclear' | 'time-unclear' | 'start-missing';
export type EventFaults = Partial<
  Record<'name' | 'date' | 'startTime' | 'endTime' | 'place' | 'description' | 'attire', EventFault>
>;

/** Longest texts, in characters. */
export const longest = {
  name: websiteConstants.eventNameLength,
  place: websiteConstants.eventPlaceLength,
  description: websiteConstants.eventDescriptionLength,
  attire: websiteConstants.eventAttireLength,
} as const;

const timePattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const isDay = (text: string): boolean => v.is(v.pipe(v.string(), v.isoDate()), text);

/** An empty form for an event of the wedding's day. */
export const newEventDraft = ({ date }: EventDefaults): EventDraft => ({
  type: 'custom',
  name: '',
  date: date ?? '',
  startTime: '',
  endTime: '',
  place: '',
  description: '',
  attire: '',
  visible: true,
  audience: audienceOf({}),
});

/** A stored event in its form. */
export const draftOf = (event: WeddingEvent, { date, place = '' }: EventDefaults): EventDraft => ({
  type: event.type,
  name: event.name,
  date: event.date ?? (event.type === 'main' ? (date ?? '') : ''),
  startTime: event.time.startTime ?? '',
  endTime: event.time.endTime ?? '',
  place: event.place === '' && event.type === 'main' ? place : event.place,
  description: event.description,
  attire: event.attire,
  visible: event.visible,
  audience: audienceOf(event),
});

/** Lists the faults of a form; empty when it may be saved. */
export const eventFaults = (draft: EventDraft): EventFaults => {
  const faults: EventFaults = {};
  for (const field of ['name', 'place', 'description', 'attire'] as const)
    if (draft[field].trim().length > longest[field]) faults[field] = 'too-long';
  if (draft.type === 'custom' && draft.name.trim() === '') faults.name = 'name-missing';
  if (draft.date !== '' && !isDay(draft.date)) faults.date = 'date-unclear';
  for (const field of ['startTime', 'endTime'] as const)
    if (draft[field] !== '' && !timePattern.test(draft[field])) faults[field] = 'time-unclear';
  // An event with an end needs a start.
  if (draft.endTime !== '' && draft.startTime === '') faults.startTime = 'start-missing';
  return faults;
};

/** The part of an event that its form sets. */
export type EventContent = Omit<WeddingEvent, 'featured' | 'supplier' | 'createdAt' | 'updatedAt'>;

/** A checked form as it is stored. A main event on the wedding's day, at its venue, stores neither, so that it follows the wedding. */
export const contentOf = (draft: EventDraft, { mainName, date, place = '' }: EventDefaults): EventContent => {
  const name = draft.name.trim();
  const follows = draft.type === 'main' && draft.date === (date ?? '');
  return {
    type: draft.type,
    name: draft.type === 'main' && name === mainName ? '' : name,
    date: follows || draft.date === '' ? null : draft.date,
    time: {
      startTime: draft.startTime === '' ? null : draft.startTime,
      ...(draft.endTime !== '' && { endTime: draft.endTime }),
    },
    place: draft.type === 'main' && draft.place.trim() === place ? '' : draft.place.trim(),
    description: draft.description.trim(),
    attire: draft.attire.trim(),
    visible: draft.visible,
    ...(draft.audience.kind !== 'everyone' && { audience: draft.audience }),
  };
};
