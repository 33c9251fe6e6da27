import { photoConstants } from '@posy/shared-contracts/constants';
import { photoSource, photoSourceSet } from '@posy/shared-contracts/entities';
import { type HouseholdPhotos } from '#api/guest-photos/guests-own-photos';
import { type StoredGuestPhoto } from '#api/guest-photos/stored/guest-photos';
import { type Html, html } from '#html/html';
import { type GuestInvitation } from '../frame/guest-dates';
import { pageHead } from '../frame/guest-frame';
import { coupleOf } from '../frame/guest-names';
import { type GuestWords } from '../words/guest-words';

/** Reasons for which a guest reports a picture, the usual ones first. */
export const photoReportReasons = ['private', 'rude', 'other'] as const;

/** Data of the page of guests' pictures. */
export interface PhotosView {
  invitation: GuestInvitation;
  photos: HouseholdPhotos;
  words: GuestWords;
  path: string;
  /** The page of the pictures that all guests see, from 1. */
  page: number;
}

/** Pictures of one page. */
const perPage = 60;

const picture = ({ words }: PhotosView, photo: StoredGuestPhoto, place: number): Html =>
  html`<img
    src="${photoSource(photo, 640)}"
    srcset="${photoSourceSet(photo)}"
    sizes="(min-width: 700px) 200px, 45vw"
    width="${photo.width}"
    height="${photo.height}"
    alt="${words.photos.one(place)}"
    loading="lazy"
    decoding="async"
  />`;

const sendForm = ({ words, path }: PhotosView): Html => {
  const { choose, hint, send, sending } = words.photos;
  return html`<form method="post" action="${path}" enctype="multipart/form-data" data-sending="${sending}">
    <div class="card">
      <label class="field"
        >${choose}<small>${hint}</small
        ><input type="file" name="photo" accept="${photoConstants.types.join(',')}" required
      /></label>
      <p class="hint" role="status"></p>
    </div>
    <button>${send}</button>
  </form>`;
};

const ownPhotos = (view: PhotosView): Html | null => {
  const { photos, words, path } = view;
  const { own: title, remove, states } = words.photos;
  if (photos.own.length === 0) return null;
  return html`<section class="card" aria-labelledby="own">
    <h2 id="own">${title}</h2>
    <ul class="photos">
      ${photos.own.map(
        (photo, index) =>
          html`<li>
            ${picture(view, photo, index + 1)}
            <p class="hint">${states[photo.state === 'shown' ? 'shown' : 'new']}</p>
            <form method="post" action="${path}/${photo.id}/remove">
              <button class="small" aria-label="${remove}: ${words.photos.one(index + 1)}">${remove}</button>
            </form>
          </li>`,
      )}
    </ul>
  </section>`;
};

const reportForm = ({ words, path }: PhotosView, { id }: StoredGuestPhoto, place: number): Html => {
  const { report, reportWhy, reasons, reportSend } = words.photos;
  return html`<details>
    <summary>${report}<span class="hidden">: ${words.photos.one(place)}</span></summary>
    <form method="post" action="${path}/${id}/report" accept-charset="utf-8">
      <label class="field"
        >${reportWhy}<select name="reason">
          ${photoReportReasons.map((reason) => html`<option value="${reason}">${reasons[reason]}</option>`)}
        </select></label
      >
      <button class="small">${reportSend}</button>
    </form>
  </details>`;
};

const pagesOf = ({ words, path, page }: PhotosView, count: number): Html | null => {
  const last = Math.ceil(count / perPage);
  if (last < 2) return null;
  return html`<nav class="foot" aria-label="${words.photos.pages}">
    ${Array.from({ length: last }, (_, index) =>
      index + 1 === page
        ? html`<b aria-current="page">${index + 1}</b> `
        : html`<a href="${path}?page=${index + 1}">${index + 1}</a> `,
    )}
  </nav>`;
};

const shownPhotos = (view: PhotosView): Html => {
  const { photos, words, page } = view;
  const { all: title, none } = words.photos;
  const before = (page - 1) * perPage;
  const own = new Set(photos.own.map(({ id }) => id));
  return html`<section class="card" aria-labelledby="all">
    <h2 id="all">${title}</h2>
    ${
      photos.shown.length === 0
        ? html`<p class="hint">${none}</p>`
        : html`<ul class="photos">
            ${photos.shown.slice(before, before + perPage).map((photo, index) => {
              const place = before + index + 1;
              return html`<li>
                <a href="${photoSource(photo, 1280)}">${picture(view, photo, place)}</a>
                ${own.has(photo.id) ? null : reportForm(view, photo, place)}
              </li>`;
            })}
          </ul>`
    }${pagesOf(view, photos.shown.length)}
  </section>`;
};

/** The pictures that guests send, and those that all of them see. `notices`: what became of the last ones. */
export const photosPage = (
  view: PhotosView,
  { notices = [], problem = null }: { notices?: readonly string[]; problem?: string | null } = {},
): Html => {
  const { invitation, words } = view;
  const { title, lead, closed } = words.photos;
  const couple = coupleOf(invitation);
  const line = invitation.takesPhotos ? lead(couple) : closed;
  return html`${pageHead(invitation, { couple, heading: title, lines: [line] })}
  ${notices.length === 0 ? null : html`<div class="note" role="status">${notices.map((said) => html`<p>${said}</p>`)}</div>`}
  ${problem === null ? null : html`<div class="note" role="alert"><p>${problem}</p></div>`}
  ${invitation.takesPhotos ? sendForm(view) : null}${ownPhotos(view)}${shownPhotos(view)}`;
};

/** The number of a page that there is. */
export const pageIn = (asked: string | undefined, count: number): number => {
  const page = /^\d{1,3}$/.test(asked ?? '') ? Number(asked) : 1;
  return Math.min(Math.max(1, page), Math.max(1, Math.ceil(count / perPage)));
};
