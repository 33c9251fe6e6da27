import { websiteConstants } from '@posy/shared-contracts/constants';
import { questionsFor, replyTo } from '@posy/shared-contracts/rules';
import { type Html, html } from '#html/html';
import { type GuestInvitation, type InvitedPerson } from '../frame/guest-dates';
import { type GuestWords } from '../words/guest-words';
import { fieldNames } from './answer-form';

interface View {
  invitation: GuestInvitation;
  words: GuestWords;
}

type Question = GuestInvitation['questions'][number];

const control = (view: View, name: string, { question, reply }: { question: Question; reply: string }): Html => {
  const { kind, choices } = question;
  if (kind === 'choice') {
    const offered = [...new Set([...choices, ...(reply === '' ? [] : [reply])])];
    return html`<select name="${name}">
      <option value="">${view.words.choose}</option>
      ${offered.map((one) => html`<option value="${one}" ${one === reply ? html` selected` : null}>${one}</option>`)}
    </select>`;
  }
  const isNumber = kind === 'number';
  // No pattern: a browser would refuse the whole form for a field that the page's style has hidden since.
  return html`<input
    type="text"
    name="${name}"
    ${isNumber ? html`inputmode="numeric"` : null}
    maxlength="${isNumber ? 2 : websiteConstants.replyLength}"
    autocomplete="off"
    value="${reply}"
  />`;
};

/** The fields of the couple's own questions about one event, or about the whole; null without any. */
export const questionFields = (view: View, person: InvitedPerson, event: string | null): Html | null => {
  const { invitation, words } = view;
  const asked = invitation.questions.filter((question) => question.event === event);
  if (asked.length === 0) return null;
  const who = person.name === '' ? words.plusOne : person.name;
  return html`<div class="asks">
    ${asked.map(
      (question) =>
        html`<label class="field"
          ><span><span class="hidden">${who}: </span>${question.words} <small>${words.optional}</small></span
          >${control(view, fieldNames.reply(person.id, question.id), {
            question,
            reply: replyTo(person.replies, question.id),
          })}</label
        >`,
    )}
  </div>`;
};

/** A person's replies for the page that says what was answered, each below its question. */
export const replyRows = ({ invitation }: Pick<View, 'invitation'>, { answers, replies }: InvitedPerson): Html[] =>
  questionsFor(invitation.questions, answers).flatMap(({ id, words }) => {
    const reply = replyTo(replies, id);
    return reply === ''
      ? []
      : [
          html`<div>
            <dt>${words}</dt>
            <dd>${reply}</dd>
          </div>`,
        ];
  });
