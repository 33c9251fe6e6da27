import { type Html, html } from '#html/html';
import { pageHead } from '../frame/guest-frame';
import { type GuestWords } from '../words/guest-words';

interface LockedView {
  path: string;
  words: GuestWords;
  /** The reason that the website did not open; null before the first try. */
  problem: string | null;
}

/** Renders the page before a website that opens with a password; it says nothing of the couple. */
export const lockedPage = ({ path, words, problem }: LockedView): Html => {
  const { title, lead, password, open } = words.locked;
  return html`${pageHead({ theme: 'orchard' }, { couple: '', heading: title, lines: [lead] })}
    ${problem === null ? null : html`<div class="note" role="alert"><p>${problem}</p></div>`}
    <form method="post" action="${path}" accept-charset="utf-8">
      <div class="card">
        <label class="field"
          >${password}<input type="password" name="password" maxlength="200" autocomplete="off" required
        /></label>
      </div>
      <button>${open}</button>
    </form>`;
};
