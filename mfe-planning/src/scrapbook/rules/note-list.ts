import type { Note } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';

/** The filters of the board. */
export type NoteFilter =
  | { kind: 'all' }
  | { kind: 'pictures' }
  | { kind: 'author'; uid: string }
  | { kind: 'tag'; tag: string };

/** Reads the filter of an address: `pictures`, `by:<uid>`, `tag:<words>`; all for anything else. */
export const parseFilter = (show: string | null): NoteFilter => {
  if (show === 'pictures') return { kind: 'pictures' };
  if (show?.startsWith('by:')) return { kind: 'author', uid: show.slice(3) };
  return show?.startsWith('tag:') ? { kind: 'tag', tag: show.slice(4) } : { kind: 'all' };
};

/** Returns the filter for an address; undefined for all. */
export const formatFilter = (filter: NoteFilter): string | undefined => {
  switch (filter.kind) {
    case 'all':
      return undefined;
    case 'pictures':
      return 'pictures';
    case 'author':
      return `by:${filter.uid}`;
    case 'tag':
      return `tag:${filter.tag}`;
  }
};

const passes = (note: Note, filter: NoteFilter): boolean => {
  switch (filter.kind) {
    case 'all':
      return true;
    case 'pictures':
      return note.photos.length > 0;
    case 'author':
      return note.author === filter.uid;
    case 'tag':
      return note.tags.includes(filter.tag);
  }
};

const wordsOf = (note: Note): string => [note.title, note.body, ...note.tags].join(' ').toLocaleLowerCase();

/** Filters the notes, the last changed first. Every word of the search must occur in the note. */
export const shownNotes = (
  notes: readonly Identified<Note>[],
  filter: NoteFilter,
  words: string,
): Identified<Note>[] => {
  const sought = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return notes
    .filter((note) => passes(note, filter) && sought.every((word) => wordsOf(note).includes(word)))
    .sort((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt) || a.id.localeCompare(b.id));
};

/** Every tag in use with its number of notes, the commonest first. */
export const tagCounts = (notes: readonly Note[]): { tag: string; count: number }[] => {
  const counts = new Map<string, number>();
  for (const { tags } of notes) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .sort((a, b) => b.count - a.count || a.tag.localeCompare(b.tag));
};
