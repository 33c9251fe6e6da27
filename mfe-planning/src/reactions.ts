import type { ReactionsModule } from '@posy/shared-contracts/mount-props';
import { badgeReactions } from './reactions/badge-counting';
import { bookedCostReactions } from './reactions/booked-costs';
import { countryReactions } from './reactions/country-changed';
import { dateReactions } from './reactions/date-changed';
import { autoCompleteReactions } from './reactions/auto-completion';
import { joinReactions } from './reactions/reaction';
import { todayReactions } from './reactions/today-tasks';

/** What planning does when others tell of something, also when its screens were never opened: a line per concept. */
export const createReactions: ReactionsModule['createReactions'] = (host) =>
  joinReactions(host, {
    checklist: dateReactions,
    country: countryReactions,
    'auto-completion': autoCompleteReactions,
    budget: bookedCostReactions,
    badges: badgeReactions,
    'today-task': todayReactions,
  });
