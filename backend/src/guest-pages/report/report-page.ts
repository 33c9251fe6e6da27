import { talkConstants } from '@posy/shared-contracts/constants';
import { type Report } from '@posy/shared-contracts/entities';
import { type Html, html } from '#html/html';
import { pageHead } from '../frame/guest-frame';
import { type GuestWords } from '../words/guest-words';

/** Reasons for which a website is reported, the usual ones first. */
export const websiteReportReasons = [
  'rude',
  'private',
  'untrue',
  'spam',
  'other',
] as const satisfies readonly Report['reason'][];
export type WebsiteReportReason = (typeof websiteReportReasons)[number];

/** The form's answers so far. */
export interface TypedReport {
  reason: WebsiteReportReason | null;
  words: string;
}

interface ReportView {
  couple: string;
  path: string;
  words: GuestWords;
}

const choice = (words: GuestWords, reason: WebsiteReportReason, chosen: WebsiteReportReason | null): Html => {
  const label = words.reportSite.reasons[reason];
  return reason === chosen
    ? html`<option value="${reason}" selected>${label}</option>`
    : html`<option value="${reason}">${label}</option>`;
};

/** Renders the page on which a reader reports a website. `problem`: why the report was refused. */
export const reportPage = (
  { couple, path, words }: ReportView,
  typed: TypedReport,
  problem: string | null = null,
): Html => {
  const { title, lead, why, choose, where, whereHint, send } = words.reportSite;
  return html`${pageHead({ theme: 'orchard' }, { couple, heading: title, lines: [lead] })}
    ${problem === null ? null : html`<div class="note" role="alert"><p>${problem}</p></div>`}
    <form method="post" action="${path}" accept-charset="utf-8">
      <div class="card">
        <label class="field"
          >${why}<select name="reason" required>
            <option value="">${choose}</option>
            ${websiteReportReasons.map((reason) => choice(words, reason, typed.reason))}
          </select></label
        >
        <label class="field"
          >${where}<small>${whereHint}</small
          ><textarea name="words" maxlength="${talkConstants.reportWordsLength}">${typed.words}</textarea>
        </label>
      </div>
      <button>${send}</button>
    </form>`;
};

/** Thanks for a report. */
export const reportedPage = ({ couple, words }: Omit<ReportView, 'path'>): Html =>
  html`${pageHead({ theme: 'orchard' }, { couple, heading: words.reportSite.title, lines: [words.reportSite.sent] })}`;
