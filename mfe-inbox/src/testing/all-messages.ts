import { messages as calendar } from '#calendar/messages/en-GB';
import { messages as contacts } from '#contacts/messages/en-GB';
import { messages as conversations } from '#conversations/messages/en-GB';
import { messages as figures } from '#desk/figures/messages/en-GB';
import { messages as desk } from '#desk/messages/en-GB';
import { messages as enquiry } from '#enquiry/messages/en-GB';
import { messages as several } from '#enquiry/several/messages/en-GB';
import { messages as first } from '#messages/en-GB';
import { messages as thread } from '#thread/messages/en-GB';

/** Every message of the package, for tests of whole screens. */
export const messages = {
  ...first,
  ...calendar,
  ...contacts,
  ...conversations,
  ...desk,
  ...figures,
  ...enquiry,
  ...several,
  ...thread,
};
