import { type SeedDocument } from '../write-all';
import { demoEvents } from './demo-wedding';
import { demoUids } from './facts/demo-accounts';
import { daysBefore, type DemoFacts } from './facts/demo-facts';

const demoWelcome =
  'We met over a broken bicycle and have been mending things together since. Come and celebrate with us.';

const line = (title: string, body: string) => ({ title, body, link: '' });

/** The parts that the couple wrote, in their order, after the day. */
const written = ({ venue }: DemoFacts) => [
  {
    id: 'travel',
    kind: 'travel',
    title: 'Getting here and staying',
    body: '',
    items: [
      line(
        'By train',
        `${venue.town}, 90 minutes from London. A minibus leaves the station for ${venue.name} at noon and at 13:00.`,
      ),
      line('By car', 'There is room for everybody. Leave it overnight and collect it by noon on Sunday.'),
      line('Staying over', 'We hold twenty rooms at an inn nearby until the end of June. Say that you are with us.'),
    ],
  },
  {
    id: 'questions',
    kind: 'questions',
    title: '',
    body: '',
    items: [
      line('What should we wear?', 'Something you can dance in. The garden is grass, so mind thin heels.'),
      line('Are children invited?', 'Yes, all of them. There is a tent with paint and a bedtime story at eight.'),
      line('May we take photos?', 'Of everything but the ceremony: for that half hour we want to see your faces.'),
    ],
  },
];

/** The website as it is drafted and published, and its address. */
export const demoWebsite = (facts: DemoFacts): SeedDocument[] => {
  const of = `weddings/${facts.weddingId}`;
  const at = daysBefore(facts, 20);
  const look = { slug: facts.slug, welcome: demoWelcome, theme: 'orchard', publishedAt: at };
  const sections = written(facts).map(({ id, kind, ...words }, place) => ({
    ...{ id, kind, order: place + 1, words: { en: words } },
  }));
  return [
    { path: `${of}/website/site`, data: { ...look, published: true, updatedAt: at } },
    ...sections.map(({ id, ...section }) => ({
      path: `${of}/websiteSections/${id}`,
      data: { ...section, visible: true, updatedAt: at },
    })),
    {
      path: `${of}/publishedWebsite/site`,
      data: {
        ...look,
        sections,
        events: demoEvents(facts).flatMap(({ path, data }) =>
          'visible' in data && data.visible === true ? [{ ...data, id: path.slice(path.lastIndexOf('/') + 1) }] : [],
        ),
        publishedBy: demoUids.maya,
      },
    },
    { path: `websites/${facts.slug}`, data: { weddingId: facts.weddingId, publishedAt: at } },
  ];
};
