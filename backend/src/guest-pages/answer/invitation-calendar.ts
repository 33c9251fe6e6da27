import { type Market } from '@posy/shared-contracts/markets';
import { calendarEnd } from '@posy/shared-contracts/rules';
import { entry } from '#api/wedding-calendar/entries/entry';
import { feedWords } from '#api/wedding-calendar/words/feed-words';
import { writeCalendar } from '#api/wedding-calendar/write-calendar';
import { type GuestInvitation } from '../frame/guest-dates';
import { coupleOf, eventName } from '../frame/guest-names';
import { type GuestWords } from '../words/guest-words';

/** The events that somebody of the household comes to; all of them while nobody has answered. */
const eventsFor = ({ people, events }: GuestInvitation): GuestInvitation['events'] => {
  const answers = people.flatMap((person) => Object.entries(person.answers));
  if (answers.length === 0) return events;
  return events.filter(({ id }) => answers.some(([event, answer]) => event === id && answer === 'attending'));
};

/** A household's events as an iCalendar file. */
export const invitationCalendar = (invitation: GuestInvitation, market: Market, words: GuestWords): string => {
  const feed = feedWords[market.catalogue];
  const { date: weddingDay, timeZone: zone = 'UTC' } = invitation;
  const entries = eventsFor(invitation).flatMap((event) => {
    const { calendar, date, time, place, address = '', description, attire } = event;
    const day = date ?? weddingDay;
    if (day === null || calendar === undefined) return [];
    return [
      entry({
        ...calendar,
        date: day,
        startTime: time.startTime,
        endTime: calendarEnd(event),
        title: eventName(event, words),
        description: [description, attire === '' ? '' : feed.attire(attire)].filter((part) => part !== '').join('\n'),
        place: [place, address].filter((part) => part !== '').join(', '),
      }),
    ];
  });
  return writeCalendar(feed.calendar(coupleOf(invitation)), { language: market.language, zone }, entries);
};
