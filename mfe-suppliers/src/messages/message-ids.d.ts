import type { messages as claims } from '#claims/messages/en-GB';
import type { messages as start } from '#directory/couple/messages/en-GB';
import type { messages as editor } from '#editor/messages/en-GB';
import type { messages as profile } from '#profile/messages/en-GB';
import type { messages as pictures } from '#profile/pictures/messages/en-GB';
import type { messages as recommendations } from '#recommendations/messages/en-GB';
import type { messages as saved } from '#saved/messages/en-GB';
import type { messages as search } from '#search/messages/en-GB';
import type { messages as places } from '#search/places/messages/en-GB';
import type { messages as rescue } from '#search/rescue/messages/en-GB';
import type { messages as booking } from '#shortlist/booking/messages/en-GB';
import type { messages as compare } from '#shortlist/compare/messages/en-GB';
import type { messages as impact } from '#shortlist/impact/messages/en-GB';
import type { messages as shortlist } from '#shortlist/messages/en-GB';
import type { messages as own } from '#shortlist/own/messages/en-GB';
import type { messages as venue } from '#shortlist/venue/messages/en-GB';
import type { messages as stories } from '#works/stories/messages/en-GB';
import type { messages as first } from './en-GB';

/** Every catalogue of the package, a line each: whoever adds an area's adds its line, and merges keep both. */
interface SuppliersCatalogues {
  first: typeof first;
  booking: typeof booking;
  claims: typeof claims;
  compare: typeof compare;
  editor: typeof editor;
  impact: typeof impact;
  own: typeof own;
  pictures: typeof pictures;
  places: typeof places;
  profile: typeof profile;
  recommendations: typeof recommendations;
  rescue: typeof rescue;
  saved: typeof saved;
  search: typeof search;
  shortlist: typeof shortlist;
  start: typeof start;
  stories: typeof stories;
  venue: typeof venue;
}

declare global {
  // react-intl reads its message ids from here: a wrong id does not compile.
  namespace FormatjsIntl {
    interface Message {
      ids: { [Part in keyof SuppliersCatalogues]: keyof SuppliersCatalogues[Part] }[keyof SuppliersCatalogues];
    }
  }
}
