import { type Market } from '@posy/shared-contracts/markets';
import { paths } from '@posy/shared-contracts/paths';
import { type ApiContext } from '#api/handler';
import { readHousehold } from '#api/households/household';
import { emailOfHousehold } from '#api/households/letters/write-guest-letter';
import { plainReads } from '#documents/reads';
import { harmlessCouple, harmlessName } from '#mail/harmless-name';
import { renderMail } from '#mail/render-mail';
import { type GuestInvitation } from '../frame/guest-dates';
import { eventName } from '../frame/guest-names';
import { guestWordsOf } from '../words/words-of';
import { invitationCalendar } from './invitation-calendar';

type Parts = Pick<ApiContext, 'firestore' | 'letters' | 'sendMail' | 'origin'>;

/** True when somebody of the household attends something. */
export const isAttending = ({ people }: Pick<GuestInvitation, 'people'>): boolean =>
  people.some(({ answers }) => Object.values(answers).includes('attending'));

/** A line for each person: what they come to, what they do not, and their meal. Diets are too private for a letter. */
const answersInWords = ({ people, events }: GuestInvitation, market: Market): string[] => {
  const words = guestWordsOf(market.catalogue);
  const saidIn = { attending: words.coming, declined: words.cannot };
  return people.map(({ name, answers, meal }) => {
    const said = events.flatMap((event) => {
      const answer = answers[event.id];
      return answer === 'attending' || answer === 'declined'
        ? [`${harmlessName(eventName(event, words))} (${saidIn[answer]})`]
        : [];
    });
    const parts = said.length === 0 ? [words.notAnswered] : [...said, ...(meal === '' ? [] : [harmlessName(meal)])];
    return `${name === '' ? words.plusOne : harmlessName(name)}: ${parts.join(', ')}`;
  });
};

/**
 * Writes a household what it has just answered, with its times for calendars, to the address that the couple has of it.
 * Returns how it is sent; null without an address, and for readers who want no letters.
 */
export const writeConfirmation = async (
  { firestore, letters, sendMail, origin }: Parts,
  { token, market }: { token: string; market: Market },
  invitation: GuestInvitation,
): Promise<(() => Promise<void>) | null> => {
  const household = await readHousehold(firestore, plainReads, token);
  const to = emailOfHousehold(household);
  if (to === null || !(await letters.takeAnswerLetter(to))) return null;
  const isComing = isAttending(invitation);
  const mail = renderMail({
    to,
    kind: 'answerTaken',
    market,
    slots: {
      couple: harmlessCouple(invitation.partners, market.locale),
      answers: answersInWords(invitation, market),
      isComing,
    },
    link: `${origin}${paths.rsvp(market.prefix, token)}`,
    stop: `${origin}${letters.stopPath(market.prefix, to)}`,
  });
  const calendar = isComing
    ? { calendar: invitationCalendar(invitation, market, guestWordsOf(market.catalogue)) }
    : undefined;
  return () => sendMail({ ...mail, ...calendar });
};
