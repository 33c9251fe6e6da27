import type { ReactionsModule } from '@posy/shared-contracts/mount-props';
import { autoCompleteReactions } from './reactions/auto-completion';
import { badgeReactions } from './reactions/badge-counting';
import { bookedCostReactions } from './reactions/booked-costs';
import { eventReactions } from './reactions/event-guests';
import { joinReactions } from './reactions/reaction';
import { todayReactions } from './reactions/today-tasks';
import { countryReactions } from './reactions/wedding-changed/country-changed';
import { dateReactions } from './reactions/wedding-changed/date-changed';
import { placeReactions } from './reactions/wedding-changed/place-changed';

/** What planning does when others publish something, also when its screens were never opened: a line per concept. */
export const createReactions: ReactionsModule['createReactions'] = (host) =>
  joinReactions(host, {
    checklist: dateReactions,
    country: countryReactions,
    place: placeReactions,
    // What a booking costs is said before what it ticks.
    budget: bookedCostReactions,
    'auto-completion': autoCompleteReactions,
    badges: badgeReactions,
    guests: eventReactions,
    'today-task': todayReactions,
  });
