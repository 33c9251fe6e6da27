import type { WeddingEvent } from '@posy/shared-contracts/entities';
import { type Paper, sheetLayout, type TextCardCount } from './card-sheets';

/** Days that events are on, in their order; an empty one for events without a date. */
export const daysOf = (events: readonly Pick<WeddingEvent, 'date'>[]): string[] => [
  ...new Set(events.map(({ date }) => date ?? '')),
];

/** The hours of an event: its beginning, with its end where it has one; empty while they are open. */
export const hoursOf = ({ startTime, endTime = null }: WeddingEvent['time']): string => {
  if (startTime === null) return '';
  return endTime === null ? startTime : `${startTime} – ${endTime}`;
};

/** Millimetres of the type: as large as menus have it, and the least that one reads at a table. */
const largest: Record<TextCardCount, number> = { 1: 5.4, 2: 4 };
const least = 3;
/** Millimetres of a card's heading, names and margins. */
const frame = 54;
/** Height of an event with its place, in heights of its type. */
const heightOfLine = 3;

/** The height of the type, in millimetres, in which a card has room for so many events. */
export const typeHeight = (paper: Paper, count: TextCardCount, lines: number): number =>
  Math.min(largest[count], (sheetLayout(paper, count).cardHeight - frame) / (heightOfLine * Math.max(1, lines)));

/** Returns true when so many events can be read on cards of this number a sheet; a whole sheet is the largest that there is. */
export const isLegible = (paper: Paper, count: TextCardCount, lines: number): boolean =>
  count === 1 || typeHeight(paper, count, lines) >= least;
