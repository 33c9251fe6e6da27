import { type EndpointOutput } from '@posy/shared-contracts/endpoints';
import { type Market } from '@posy/shared-contracts/markets';
import { calendarEnd, compareEvents, eventInFull, venueOfDay } from '@posy/shared-contracts/rules';
import { entry } from '#api/wedding-calendar/entries/entry';
import { feedWords } from '#api/wedding-calendar/words/feed-words';
import { writeCalendar } from '#api/wedding-calendar/write-calendar';
import { coupleOf } from '../frame/guest-names';

type Website = EndpointOutput<'microsite'>;

/** The events of a website, or one of them, as an iCalendar file; null where none of them has a day. */
export const websiteCalendar = (website: Website, market: Market, eventId: string | null): string | null => {
  const { date: weddingDay, venues = [], timeZone: zone = 'UTC' } = website;
  const feed = feedWords[market.catalogue];
  const couple = coupleOf(website);
  const entries = website.events
    .filter(({ id }) => eventId === null || id === eventId)
    .map((event) => eventInFull(event, { mainName: feed.mainEvent, date: weddingDay, place: venueOfDay(venues) }))
    .sort((a, b) => compareEvents({ ...a, startTime: a.time.startTime }, { ...b, startTime: b.time.startTime }))
    .flatMap(({ calendar, type, name, date, time, place, description, attire }) =>
      date === null || calendar === undefined
        ? []
        : [
            entry({
              ...calendar,
              date,
              startTime: time.startTime,
              endTime: calendarEnd({ type, time }),
              title: couple === '' ? name : `${name} · ${couple}`,
              description: [description, attire === '' ? '' : feed.attire(attire)]
                .filter((part) => part !== '')
                .join('\n'),
              place,
            }),
          ],
    );
  if (entries.length === 0) return null;
  return writeCalendar(feed.calendar(couple), { language: market.language, zone }, entries);
};
