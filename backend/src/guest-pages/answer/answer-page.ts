import { guestLengths, websiteConstants } from '@posy/shared-contracts/constants';
import { type Allergen, diets } from '@posy/shared-contracts/entities';
import { type Market } from '@posy/shared-contracts/markets';
import { offeredMeals } from '@posy/shared-contracts/rules';
import { type Html, html } from '#html/html';
import {
  dayInWords,
  dayOfInstant,
  type GuestInvitation,
  hoursOf,
  type InvitedEvent,
  type InvitedPerson,
  zoneInWords,
} from '../frame/guest-dates';
import { pageHead } from '../frame/guest-frame';
import { coupleOf, eventName, greetingOf } from '../frame/guest-names';
import { type GuestWords } from '../words/guest-words';
import { fieldNames, seenOf } from './answer-form';
import { questionFields } from './question-fields';

/** Data of an invitation's page. */
export interface InvitationView {
  invitation: GuestInvitation;
  market: Market;
  words: GuestWords;
  /** Address that the form is sent to; also the page's own. */
  path: string;
  /** Address of the page on which the household gives its postal address. */
  addressPath: string;
  /** Address of the page of guests' pictures; null where the couple takes none. */
  photosPath: string | null;
}

/** The usual ones first. */
const usualAllergens: readonly Allergen[] = [
  ...([
    'milk',
    'eggs',
    'gluten',
    'nuts',
    'peanuts',
    'sesame',
    'fish',
    'crustaceans',
    'soya',
    'celery',
    'mustard',
  ] as const),
  ...(['molluscs', 'lupin', 'sulphites'] as const),
];

const mark = (isSo: boolean): Html | null => (isSo ? html` checked` : null);

/** When and where, and on which day where that is not the wedding's. */
export const whereOf = ({ invitation, market }: Pick<InvitationView, 'invitation' | 'market'>, event: InvitedEvent) => {
  const { date, time, place, address } = event;
  const day = date === null || date === invitation.date ? '' : dayInWords(market, date);
  return [day, hoursOf(market, time), place, address ?? ''].filter((part) => part !== '').join(', ');
};

const choice = (name: string, value: 'attending' | 'declined', label: string, isChosen: boolean): Html =>
  html`<label
    ><input
      type="radio"
      name="${name}"
      value="${value}"
      ${value === 'declined' ? html`class="no"` : null}${mark(isChosen)}
    /><span>${label}</span></label
  >`;

const eventRow = (view: InvitationView, person: InvitedPerson, event: InvitedEvent): Html => {
  const { words } = view;
  const name = fieldNames.answer(person.id, event.id);
  const answer = person.answers[event.id];
  const where = whereOf(view, event);
  const who = person.name === '' ? words.plusOne : person.name;
  return html`<fieldset class="event">
    <legend>
      <span class="hidden">${who}: </span>${eventName(event, words)}${
        where === '' ? null : html`<small>${where}</small>`
      }${event.attire === '' ? null : html`<small>${words.attire(event.attire)}</small>`}
    </legend>
    <div class="choice">
      ${choice(name, 'attending', words.coming, answer === 'attending')}${choice(
        name,
        'declined',
        words.cannot,
        answer === 'declined',
      )}
    </div>
  </fieldset>`;
};

const boxes = <T extends string>(
  label: string,
  {
    name,
    values,
    chosen,
    words,
  }: { name: string; values: readonly T[]; chosen: readonly T[]; words: Record<T, string> },
): Html =>
  html`<fieldset>
    <legend>${label}</legend>
    <div class="choice many">
      ${values.map(
        (value) =>
          html`<label
            ><input type="checkbox" name="${name}" value="${value}" ${mark(chosen.includes(value))} /><span
              >${words[value]}</span
            ></label
          >`,
      )}
    </div>
  </fieldset>`;

const mealField = ({ words, invitation }: InvitationView, person: InvitedPerson): Html | null => {
  const { id, meal } = person;
  const offered = offeredMeals(invitation, person);
  if (offered.length === 0) return null;
  const meals = [...new Set([...offered, ...(meal === '' ? [] : [meal])])];
  return html`<label class="field"
    >${words.mainCourse}<select name="${fieldNames.meal(id)}">
      <option value="">${words.choose}</option>
      ${meals.map((one) => html`<option value="${one}" ${one === meal ? html` selected` : null}>${one}</option>`)}
    </select></label
  >`;
};

const needsOf = (view: InvitationView, person: InvitedPerson): Html => {
  const { words, invitation } = view;
  const { id, name, dietNotes } = person;
  const isOpen = person.diets.length > 0 || person.allergens.length > 0 || dietNotes !== '';
  const [diet, allergen] = [fieldNames.diet(id), fieldNames.allergen(id)];
  return html`<div class="needs">
    ${questionFields(view, person, null)}${mealField(view, person)}
    <details${isOpen ? html` open` : null}>
      <summary>${name === '' ? words.needsOfGuest : words.needs(name)}</summary>
      ${boxes(words.allergens, { name: allergen, values: usualAllergens, chosen: person.allergens, words: words.allergen })}
      ${boxes(words.diets, { name: diet, values: diets, chosen: person.diets, words: words.diet })}
      <label class="field"
        >${words.dietNotes}<input
          type="text"
          name="${fieldNames.dietNotes(id)}"
          maxlength="${guestLengths.dietNotes}"
          value="${dietNotes}"
      /></label>
      <p class="hint">${words.onlyFor(coupleOf(invitation))}</p>
    </details>
  </div>`;
};

const nameField = ({ words }: InvitationView, { id, name }: InvitedPerson): Html =>
  html`<label class="field"
    >${words.plusOneName}<small>${words.plusOneHint}</small
    ><input
      type="text"
      name="${fieldNames.name(id)}"
      maxlength="${guestLengths.name}"
      autocomplete="off"
      value="${name}"
  /></label>`;

const personCard = (view: InvitationView, person: InvitedPerson): Html => {
  const { invitation, words } = view;
  const events = invitation.events.filter(({ id }) => person.events.includes(id));
  return html`<section class="card person" aria-label="${person.name === '' ? words.plusOne : person.name}">
    <h2>${person.plusOne || person.name === '' ? words.plusOne : person.name}</h2>
    ${person.plusOne ? nameField(view, person) : null}${events.map(
      (event) =>
        html`<div class="asked">${eventRow(view, person, event)}${questionFields(view, person, event.id)}</div>`,
    )}${needsOf(view, person)}
  </section>`;
};

const wordsCard = ({ invitation, words }: InvitationView): Html =>
  html`<section class="card">
    <label class="field"
      ><span>${words.song} <small>${words.optional}</small></span
      ><input
        type="text"
        name="${fieldNames.song}"
        maxlength="${websiteConstants.songLength}"
        autocomplete="off"
        value="${invitation.song}"
    /></label>
    <label class="field"
      ><span>${words.message(coupleOf(invitation))} <small>${words.optional}</small></span
      ><textarea name="${fieldNames.message}" maxlength="${websiteConstants.answerMessageLength}">
${invitation.message}</textarea>
    </label>
  </section>`;

const linesOf = ({ invitation, market, words }: InvitationView): string[] => {
  const { answersUntil, answeredAt, answeredBy, date, timeZone = 'UTC' } = invitation;
  const until = answersUntil === null ? words.replySoon : words.replyBy(dayInWords(market, answersUntil));
  const invite = `${words.invite(date === null ? null : dayInWords(market, date))} ${until}`;
  if (answeredAt === null) return [invite];
  const day = dayOfInstant(market, answeredAt, timeZone);
  return [invite, answeredBy === 'couple' ? words.noted(day) : words.answered(day)];
};

/** Ways to the household's other pages. */
export const footWays = ({ words, addressPath, photosPath }: InvitationView): Html =>
  html`<p class="foot">
    <a href="${addressPath}">${words.address.way}</a>${
      photosPath === null ? null : html` <a href="${photosPath}">${words.photos.way}</a>`
    }
  </p>`;

/** The form of a household's answer. `problem`: the reason why an answer was refused. */
export const answerPage = (view: InvitationView, problem: string | null = null): Html => {
  const { invitation, market, words, path } = view;
  const { people, date, timeZone, answeredAt } = invitation;
  const heading = words.dear(greetingOf(invitation, market, words));
  return html`${pageHead(invitation, { couple: coupleOf(invitation), heading, lines: linesOf(view) })}
    ${problem === null ? null : html`<div class="note" role="alert"><p>${problem}</p></div>`}
    <form method="post" action="${path}" accept-charset="utf-8">
      <button class="hidden" tabindex="-1" aria-hidden="true">${words.send}</button>
      <input type="hidden" name="${fieldNames.seen}" value="${JSON.stringify(seenOf(invitation))}" />
      ${
        answeredAt === null
          ? html`<button class="line" name="${fieldNames.all}" value="attending">
              ${people.length === 1 ? words.me : words.all}
            </button>`
          : null
      }
      ${people.map((person) => personCard(view, person))}${wordsCard(view)}
      <button>${words.send}</button>
    </form>
    <p class="foot">
      ${timeZone === undefined ? null : words.zone(zoneInWords(market, timeZone, date))} ${words.afterSend}
    </p>
    ${footWays(view)}`;
};
