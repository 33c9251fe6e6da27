import { type SeedDocument } from '../write-all';
import { demoPhoto, demoPhotoRecords, type DemoPicture } from './demo-photos';
import { demoUids } from './facts/demo-accounts';
import { daysBefore, type DemoFacts } from './facts/demo-facts';

/** A note of the demo's scrapbook. */
interface DemoNote {
  id: string;
  author: string;
  title: string;
  body: string;
  tags: string[];
  pictures?: DemoPicture[];
  link?: { kind: 'task' | 'supplier'; id: string; label: string };
  /** Days before the seeding: when it was written, and when it was last changed. */
  written: number;
  changed?: number;
}

const picture = (
  category: DemoPicture['category'],
  seed: string,
  ratio: DemoPicture['ratio'] = '4x3',
): DemoPicture => ({
  category,
  seed,
  ratio,
});

const notesOf = ({ venue, photographer }: DemoFacts): DemoNote[] => [
  {
    id: 'colours',
    author: demoUids.maya,
    title: 'Colours so far',
    body: '#7a328c Plum, #ffd0d6 Blush, #f4da92 Butter, #8fb39a Sage, #0d5636 Forest\nPlum, blush and a lot of green. No grey.\nNo balloons. Tom agrees about the balloons.',
    tags: ['flowers', 'colours'],
    written: 52,
    changed: 12,
  },
  {
    id: 'venue-questions',
    author: demoUids.tom,
    title: 'To ask at the next visit',
    body: '- When can the band load in?\n- Where do coats go if it rains?\n- May we bring our own cheese?\n- How late is the last dance, really?',
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
    title: 'Reading for Nan',
    body: '“Two are better off than one, because together they can work more effectively.”\nShe read it at Mum and Dad’s. Priya could do it without crying, which rules out the rest of us.',
    tags: ['ceremony', 'words'],
    written: 4,
  },
  {
    id: 'playlist',
    author: demoUids.maya,
    title: 'First dance, shortlist',
    body: 'September. Obviously.\nThe slow one from the bicycle shop. Tom: “the one from the van”.',
    tags: ['music'],
    pictures: [picture('music', '2')],
    written: 6,
  },
  {
    id: 'arch',
    author: demoUids.maya,
    title: 'Arch that isn’t an arch',
    body: 'Half a hoop, all on one side, so the garden shows through. It goes up at ten, before the chairs, and stays for dinner.\n# Colours\n#7a328c Plum, #ffd0d6 Blush, #f4da92 Butter, #8fb39a Sage, #0d5636 Forest\n“If it grows in the lane, it can grow on your arch.”\n- Ask what’s in the hedge that week: hips, old man’s beard, the last dahlias.\n- Can it come apart, so that half of it stands behind the cake?',
    tags: ['flowers', 'ceremony'],
    link: { kind: 'task', id: 'book-your-florist', label: 'Book your florist' },
    pictures: [picture('florists', '4', '1x1'), picture('decoration', '5', '1x1'), picture('florists', '6', '1x1')],
    written: 19,
    changed: 1,
  },
  {
    id: 'pie',
    author: demoUids.tom,
    title: 'No tiers. One huge pie?',
    body: 'Blackberry and apple, forty slices, candles.',
    tags: ['cake'],
    pictures: [picture('cakes', '3')],
    written: 24,
    changed: 3,
  },
  {
    id: 'paper',
    author: demoUids.maya,
    title: 'Paper',
    body: 'Deckled edge, green ink. The envelope liner could be the garden map.',
    tags: ['stationery'],
    pictures: [picture('stationery', '1', '1x1'), picture('stationery', '4', '1x1')],
    written: 20,
  },
  {
    id: 'car',
    author: demoUids.maya,
    title: 'Great-uncle Wilf’s car',
    body: 'He’s offered. It does 40 downhill.',
    tags: ['transport'],
    pictures: [picture('transport', '1')],
    written: 26,
    changed: 25,
  },
];

/** Every picture of the demo's scrapbook. */
export const demoNotePictures = (facts: DemoFacts): DemoPicture[] =>
  notesOf(facts).flatMap(({ pictures = [] }) => pictures);

/** The demo's scrapbook. */
export const demoNotes = (facts: DemoFacts): SeedDocument[] => [
  ...notesOf(facts).map(({ id, written, changed, link, pictures = [], ...words }) => ({
    path: `weddings/${facts.weddingId}/notes/${id}`,
    data: {
      ...words,
      photos: pictures.map(demoPhoto),
      link: link ?? null,
      createdAt: daysBefore(facts, written),
      updatedAt: daysBefore(facts, changed ?? written),
    },
  })),
  ...demoPhotoRecords(facts, demoNotePictures(facts)),
];
