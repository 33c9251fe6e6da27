import { noteConstants } from '@posy/shared-contracts/constants';
import type { Note } from '@posy/shared-contracts/entities';
import type { SlotProps } from '@posy/shared-contracts/manifest';

type Story = SlotProps['real-wedding.actions'];

/** Makes the note of a real wedding: its facts, its colours, and the link. `address` is its whole link. */
export const realWeddingNote = (
  { title, facts, colours }: Pick<Story, 'title' | 'facts' | 'colours'>,
  address: string,
): Pick<Note, 'title' | 'body' | 'link'> => ({
  title: title.slice(0, noteConstants.titleLength),
  body: [facts, colours.map(({ tone, name }) => `${tone} ${name}`).join(', '), address]
    .filter((line) => line !== '')
    .join('\n'),
  link: null,
});

/** Finds the note in which the wedding at `path` is saved. */
export const noteOf = <N extends Pick<Note, 'body'>>(notes: readonly N[], path: string): N | null =>
  notes.find(({ body }) => body.split('\n').some((line) => line.endsWith(path))) ?? null;
