import type { messages as calendar } from '#calendar/messages/en-GB';
import type { messages as contacts } from '#contacts/messages/en-GB';
import type { messages as conversations } from '#conversations/messages/en-GB';
import type { messages as figures } from '#desk/figures/messages/en-GB';
import type { messages as desk } from '#desk/messages/en-GB';
import type { messages as enquiry } from '#enquiry/messages/en-GB';
import type { messages as several } from '#enquiry/several/messages/en-GB';
import type { messages as impact } from '#impact/messages/en-GB';
import type { messages as thread } from '#thread/messages/en-GB';
import type { messages as first } from './en-GB';

/** Every catalogue of the package, a line each: whoever adds an area's adds its line, and merges keep both. */
interface InboxCatalogues {
  first: typeof first;
  calendar: typeof calendar;
  contacts: typeof contacts;
  conversations: typeof conversations;
  desk: typeof desk;
  figures: typeof figures;
  enquiry: typeof enquiry;
  several: typeof several;
  impact: typeof impact;
  thread: typeof thread;
}

declare global {
  // react-intl reads its message ids from here: a wrong id does not compile.
  namespace FormatjsIntl {
    interface Message {
      ids: { [Part in keyof InboxCatalogues]: keyof InboxCatalogues[Part] }[keyof InboxCatalogues];
    }
  }
}
