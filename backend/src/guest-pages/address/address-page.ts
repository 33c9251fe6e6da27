import { guestLengths } from '@posy/shared-contracts/constants';
import { type Market } from '@posy/shared-contracts/markets';
import { type Html, html } from '#html/html';
import { dayInWords, type GuestInvitation } from '../frame/guest-dates';
import { pageHead } from '../frame/guest-frame';
import { coupleOf } from '../frame/guest-names';
import { type GuestWords } from '../words/guest-words';

/** Data of the pages beside an invitation, with their addresses. */
export interface AddressView {
  invitation: GuestInvitation;
  market: Market;
  words: GuestWords;
  /** Of the form. */
  path: string;
  /** Null while the wedding has no day. */
  calendar: string | null;
  /** Null while there is no website. */
  website: string | null;
}

/** The name of the form's field. */
export const addressField = 'address';

/** The form on which a household says where letters reach it. `problem`: the reason why one was refused. */
export const addressPage = ({ invitation, words, path }: AddressView, problem: string | null = null): Html => {
  const { title, lead, label, hint, send } = words.address;
  const couple = coupleOf(invitation);
  return html`${pageHead(invitation, { couple, heading: title, lines: [lead(couple)] })}
    ${problem === null ? null : html`<div class="note" role="alert"><p>${problem}</p></div>`}
    <form method="post" action="${path}" accept-charset="utf-8">
      <div class="card">
        <label class="field"
          >${label}<small>${hint}</small
          ><textarea name="${addressField}" maxlength="${guestLengths.address}" autocomplete="street-address" required>
${invitation.address}</textarea>
        </label>
      </div>
      <button>${send}</button>
    </form>`;
};

const waysOf = ({ words, calendar, website }: AddressView, toAddress: { path: string; label: string }): Html =>
  html`<div class="ways">
    ${calendar === null ? null : html`<a class="button" href="${calendar}">${words.calendar}</a>`}${
      website === null ? null : html`<a class="button line" href="${website}">${words.website}</a>`
    }<a class="button line" href="${toAddress.path}">${toAddress.label}</a>
  </div>`;

/** Renders the address as it was sent. */
export const addressSentPage = (view: AddressView): Html => {
  const { invitation, words, path } = view;
  const { thanks, sent, change } = words.address;
  const couple = coupleOf(invitation);
  const lines = invitation.address.split('\n');
  return html`${pageHead(invitation, { couple, heading: thanks, lines: [sent(couple)] })}
    <section class="card" aria-label="${words.address.title}">
      <address>${lines.map((line, index) => html`${index === 0 ? null : html`<br />`}${line}`)}</address>
    </section>
    ${waysOf(view, { path, label: change })}`;
};

/** Renders the day, for guests whose invitation is still to come. */
export const saveTheDatePage = (view: AddressView): Html => {
  const { invitation, market, words, path } = view;
  const { title, day, follows } = words.saveTheDate;
  const date = invitation.date === null ? null : dayInWords(market, invitation.date);
  const couple = coupleOf(invitation);
  return html`${pageHead(invitation, { couple, heading: title, lines: [day(date), follows] })}${waysOf(view, {
    path,
    label: words.address.way,
  })}`;
};
