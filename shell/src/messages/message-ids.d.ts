import type { messages as account } from '../features/account/messages/en-GB';
import type { messages as collaboration } from '../features/collaboration/messages/en-GB';
import type { messages as consent } from '../features/consent/messages/en-GB';
import type { messages as datePicker } from '../features/date-picker/messages/en-GB';
import type { messages as index } from '../features/index/messages/en-GB';
import type { messages as inspector } from '../features/inspector/messages/en-GB';
import type { messages as installApp } from '../features/install-app/messages/en-GB';
import type { messages as legal } from '../features/legal/messages/en-GB';
import type { messages as newVersion } from '../features/new-version/messages/en-GB';
import type { messages as onboarding } from '../features/onboarding/messages/en-GB';
import type { messages as pageFigures } from '../features/page-figures/messages/en-GB';
import type { messages as places } from '../features/places/messages/en-GB';
import type { messages as privacy } from '../features/privacy/messages/en-GB';
import type { messages as prompts } from '../features/prompts/messages/en-GB';
import type { messages as secondFactor } from '../features/second-factor/messages/en-GB';
import type { messages as settings } from '../features/settings/messages/en-GB';
import type { messages as signUpPrompt } from '../features/sign-up-prompt/messages/en-GB';
import type { messages as weddingProfile } from '../features/wedding-profile/messages/en-GB';
import type { messages as work } from '../features/work/messages/en-GB';
import type { messages as native } from '../native/messages/en-GB';
import type { messages } from './en-GB';

declare global {
  // react-intl reads its message ids from here: a wrong id does not compile.
  namespace FormatjsIntl {
    interface Message {
      ids:
        | keyof typeof account
        | keyof typeof consent
        | keyof typeof collaboration
        | keyof typeof inspector
        | keyof typeof installApp
        | keyof typeof legal
        | keyof typeof native
        | keyof typeof newVersion
        | keyof typeof datePicker
        | keyof typeof index
        | keyof typeof messages
        | keyof typeof onboarding
        | keyof typeof pageFigures
        | keyof typeof places
        | keyof typeof prompts
        | keyof typeof privacy
        | keyof typeof secondFactor
        | keyof typeof settings
        | keyof typeof signUpPrompt
        | keyof typeof weddingProfile
        | keyof typeof work;
    }
  }
}
