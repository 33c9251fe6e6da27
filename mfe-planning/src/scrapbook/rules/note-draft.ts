import { noteConstants } from '@posy/shared-contracts/constants';
import type { Note } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';

/** The editable fields of a note. */
export type NoteDraft = Pick<Note, 'title' | 'body' | 'photos' | 'tags' | 'link'>;

/** The draft of a new note. */
export const emptyDraft: NoteDraft = { title: '', body: '', photos: [], tags: [], link: null };

/** Returns the editable fields of a note. */
export const draftOf = ({ title, body, photos, tags, link }: Identified<Note>): NoteDraft => ({
  title,
  body,
  photos,
  tags,
  link,
});

/** Returns true for a draft that is not worth saving: no text, no picture. */
export const isEmptyDraft = ({ title, body, photos }: NoteDraft): boolean =>
  title.trim() === '' && body.trim() === '' && photos.length === 0;

/** Returns a tag as it is stored: without `#` and spaces around it, shortened; empty when nothing is left. */
export const tidyTag = (text: string): string =>
  text
    .replace(/^[#\s]+/, '')
    .trim()
    .slice(0, noteConstants.tagLength);

/** Adds a tag: each occurs once whatever its case, at most ten. */
export const withTag = (tags: readonly string[], text: string): string[] => {
  const tag = tidyTag(text);
  const isThere = tags.some((known) => known.toLocaleLowerCase() === tag.toLocaleLowerCase());
  return tag === '' || isThere || tags.length >= noteConstants.mostTags ? [...tags] : [...tags, tag];
};

/** Returns the list with the item at `from` moved to `to`; the list itself when either is outside. */
export const moved = <T>(list: readonly T[], from: number, to: number): T[] => {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return [...list];
  const rest = list.filter((_, place) => place !== from);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
};
