import { type Html, html } from '#html/html';
import { dayInWords, type InvitedPerson } from '../frame/guest-dates';
import { pageHead } from '../frame/guest-frame';
import { coupleOf, eventName } from '../frame/guest-names';
import { footWays, type InvitationView, whereOf } from './answer-page';
import { isAttending } from './confirm-by-mail';
import { replyRows } from './question-fields';

/** Addresses of the couple's website and the household's calendar. */
export interface GuestWays {
  change: string | null;
  calendar: string;
  website: string | null;
}

const personRows = (view: InvitationView, person: InvitedPerson): Html => {
  const { invitation, words } = view;
  const { allergen, diet } = words;
  const events = invitation.events.filter(({ id }) => person.events.includes(id));
  const label = { attending: words.coming, declined: words.cannot };
  const said = (id: string): string => {
    const answer = person.answers[id];
    return answer === 'attending' || answer === 'declined' ? label[answer] : words.notAnswered;
  };
  const needs = [
    ...(person.meal === '' ? [] : [person.meal]),
    ...person.diets.map((one) => diet[one]),
    ...person.allergens.map((one) => allergen[one]),
    ...(person.dietNotes === '' ? [] : [person.dietNotes]),
  ];
  return html`<section class="card" aria-label="${person.name === '' ? words.plusOne : person.name}">
    <h2>${person.name === '' ? words.plusOne : person.name}</h2>
    <dl class="rows">
      ${events.map(
        (event) =>
          html`<div>
            <dt>${eventName(event, words)}<small class="hint">${whereOf(view, event)}</small></dt>
            <dd>${said(event.id)}</dd>
          </div>`,
      )}${replyRows(view, person)}${needs.length === 0 ? null : html`<div><dt>${needs.join(', ')}</dt></div>`}
    </dl>
  </section>`;
};

const waysOf = ({ invitation, words }: InvitationView, { change, calendar, website }: GuestWays): Html =>
  html`<div class="ways">
    ${isAttending(invitation) ? html`<a class="button" href="${calendar}">${words.calendar}</a>` : null}${
      change === null ? null : html`<a class="button line" href="${change}">${words.change}</a>`
    }${website === null ? null : html`<a class="button line" href="${website}">${words.website}</a>`}
  </div>`;

const saidWords = ({ invitation, words }: InvitationView): Html | null => {
  const { song, message } = invitation;
  if (song === '' && message === '') return null;
  return html`<section class="card">
    <dl class="rows">
      ${
        song === ''
          ? null
          : html`<div>
              <dt>${words.song}</dt>
              <dd>${song}</dd>
            </div>`
      }${
        message === ''
          ? null
          : html`<div>
              <dt>${words.message(coupleOf(invitation))}</dt>
              <dd>${message}</dd>
            </div>`
      }
    </dl>
  </section>`;
};

/** Renders a household's answers, after they were sent and once the last day is over. */
export const answeredPage = (view: InvitationView, ways: GuestWays): Html => {
  const { invitation, market, words } = view;
  const { people, answersUntil, isClosed } = invitation;
  const couple = coupleOf(invitation);
  const isWhole = people.every(({ events, answers }) => events.every((event) => answers[event] !== undefined));
  const thanks = isAttending(invitation) ? words.thanks : words.thanksDeclined;
  const heading = isClosed ? words.title('') : thanks;
  const lines =
    isClosed && answersUntil !== null
      ? [words.closed(dayInWords(market, answersUntil), couple)]
      : [words.sentWith(couple), ...(isWhole ? [] : [words.stillOpen])];
  return html`${pageHead(invitation, { couple, heading, lines })}${waysOf(view, ways)}${people.map((person) =>
    personRows(view, person),
  )}${saidWords(view)}
  ${footWays(view)}`;
};
