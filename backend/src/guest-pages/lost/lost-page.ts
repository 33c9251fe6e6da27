import { type Html, html } from '#html/html';
import { pageHead } from '../frame/guest-frame';
import { type GuestWords } from '../words/guest-words';

/** The form's texts so far. */
export interface TypedClaim {
  name: string;
  proof: string;
}

interface LostView {
  couple: string;
  path: string;
  words: GuestWords;
}

const field = (label: string, { name, value, hint }: { name: string; value: string; hint: string | null }): Html =>
  html`<label class="field"
    >${label}${hint === null ? null : html`<small>${hint}</small>`}<input
      type="text"
      name="${name}"
      maxlength="200"
      required
      value="${value}"
  /></label>`;

/** Renders the page on which a guest asks for the link to their invitation. `problem`: why the request was refused. */
export const lostPage = ({ couple, path, words }: LostView, typed: TypedClaim, problem: string | null = null): Html => {
  const { title, lead, name, proof, proofHint, send } = words.lost;
  return html`${pageHead({ theme: 'orchard' }, { couple, heading: title, lines: [lead(couple)] })}
    ${problem === null ? null : html`<div class="note" role="alert"><p>${problem}</p></div>`}
    <form method="post" action="${path}" accept-charset="utf-8">
      <div class="card">
        ${field(name, { name: 'name', value: typed.name, hint: null })}${field(proof, {
          name: 'proof',
          value: typed.proof,
          hint: proofHint,
        })}
      </div>
      <button>${send}</button>
    </form>`;
};

/** The same answer whether somebody was found or not. */
export const lostSentPage = ({ couple, words }: Omit<LostView, 'path'>): Html =>
  html`${pageHead({ theme: 'orchard' }, { couple, heading: words.lost.title, lines: [words.lost.sent] })}`;
