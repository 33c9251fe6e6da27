import type { messages as answers } from '#answers/messages/en-GB';
import type { messages as details } from '#details/messages/en-GB';
import type { messages as sections } from '#editor/messages/en-GB';
import type { messages as households } from '#households/messages/en-GB';
import type { messages as impact } from '#impact/messages/en-GB';
import type { messages as guestPhotos } from '#invitations/guest-photos/messages/en-GB';
import type { messages as invitations } from '#invitations/messages/en-GB';
import type { messages as tableCards } from '#invitations/table-cards/messages/en-GB';
import type { messages as replies } from '#latest-replies/messages/en-GB';
import type { messages as onboarding } from '#onboarding/messages/en-GB';
import type { messages as first } from './en-GB';

/** Every catalogue of the package, a line each: whoever adds an area's adds its line, and merges keep both. */
interface WebsiteCatalogues {
  first: typeof first;
  answers: typeof answers;
  details: typeof details;
  guestPhotos: typeof guestPhotos;
  households: typeof households;
  impact: typeof impact;
  invitations: typeof invitations;
  onboarding: typeof onboarding;
  sections: typeof sections;
  replies: typeof replies;
  tableCards: typeof tableCards;
}

declare global {
  // react-intl reads its message ids from here: a wrong id does not compile.
  namespace FormatjsIntl {
    interface Message {
      ids: { [Part in keyof WebsiteCatalogues]: keyof WebsiteCatalogues[Part] }[keyof WebsiteCatalogues];
    }
  }
}
