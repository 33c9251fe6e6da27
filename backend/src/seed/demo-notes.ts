import { demoUids } from './demo-accounts';
import { daysBefore, type DemoFacts } from './demo-wedding';
import { type SeedDocument } from './write-all';

/** A note of the demo's scrapbook. */
interface DemoNote {
  id: string;
  author: string;
  title: string;
  body: string;
  tags: string[];
  link?: { kind: 'task' | 'supplier'; id: string; label: string };
  /** Days before the seeding: when it was written, and when it was last changed. */
  written: number;
  changed?: number;
}

const notesOf = ({ venue, photographer }: DemoFacts): DemoNote[] => [
  {
    id: 'colours',
    author: demoUids.maya,
    title: 'Colours, so far',
    body: 'Marigold, moss and a little plum. Not matching: more like a garden in September.\nNo balloons. Tom agrees about the balloons.',
    tags: ['flowers', 'colours'],
    written: 52,
    changed: 21,
  },
  {
    id: 'venue-questions',
    author: demoUids.tom,
    title: 'To ask at the next visit',
    body: 'When can the band load in?\nWhere do coats go if it rains?\nMay we bring our own cheese?\nHow late is the last dance, really?',
    tags: ['venue', 'questions'],
    link: { kind: 'supplier', id: venue.id, label: venue.name },
    written: 33,
  },
  {
    id: 'photo-list',
    author: demoUids.maya,
    title: 'Group photos: nine, no more',
    body: 'Us and both sets of parents. Us and the Kapoors. Everybody from the choir. Nan on her own, laughing.\nTwenty minutes, then people may go to the bar.',
    tags: ['photos'],
    link: { kind: 'supplier', id: photographer.id, label: photographer.name },
    written: 18,
    changed: 9,
  },
  {
    id: 'reading',
    author: demoUids.tom,
    title: 'A reading that is not the usual one',
    body: 'Something by Wendy Cope, if Priya will read it. She can do it without crying, which rules out the rest of us.',
    tags: ['ceremony', 'words'],
    written: 14,
  },
  {
    id: 'playlist',
    author: demoUids.maya,
    title: 'Songs the band has to know',
    body: 'September. Obviously.\nThe slow one from the bicycle shop.\nNothing with a dance routine.',
    tags: ['music'],
    written: 6,
  },
];

/** The demo's scrapbook. */
export const demoNotes = (facts: DemoFacts): SeedDocument[] =>
  notesOf(facts).map(({ id, written, changed, link, ...words }) => ({
    path: `weddings/${facts.weddingId}/notes/${id}`,
    data: {
      ...words,
      photos: [],
      link: link ?? null,
      createdAt: daysBefore(facts, written),
      updatedAt: daysBefore(facts, changed ?? written),
    },
  }));
