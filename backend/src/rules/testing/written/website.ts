import { collections } from '@posy/shared-contracts/collections';
import { translationLanguages } from '@posy/shared-contracts/constants';
import { audienceKinds, householdLanguages, invitationTypes, questionKinds } from '@posy/shared-contracts/entities';
import fc from 'fast-check';
import { at, day, earlier, photoPath, words, written, type WrittenSample } from './written';

const item = { title: 'Where do we park?', body: 'Behind the barn.', link: 'https://example.com/map' };
const inEnglish = { title: 'Travel', body: 'By train or car.', items: Array.from({ length: 20 }, () => item) };
const sectionWords = fc.record({
  title: words,
  body: words,
  items: fc.array(fc.record({ title: words, body: words, link: fc.constantFrom('', item.link) }), { maxLength: 20 }),
});

const question = { id: 'bus', kind: 'choice', words: 'Do you take the bus?', choices: ['Yes', 'No'], event: null };

const audience = fc.record(
  {
    kind: fc.constantFrom(...audienceKinds),
    parts: fc.uniqueArray(fc.constantFrom(...invitationTypes)),
    households: fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.constant(true)),
  },
  { requiredKeys: ['kind'] },
);

export const ofWebsite: Record<string, WrittenSample> = {
  events: written(
    collections.events('w1'),
    'e1',
    {
      type: 'custom',
      name: 'Supper',
      date: day,
      time: { startTime: '19:00', endTime: '01:00' },
      place: 'Barn',
      address: '1 Hill, Bath',
      coordinates: { latitude: 51.38, longitude: -2.36 },
      audience: { kind: 'households', parts: ['day', 'evening'], households: { g1: true, g2: true } },
      description: 'Come',
      attire: 'Wellies',
      visible: true,
      featured: false,
      supplier: null,
      createdAt: earlier,
      updatedAt: at,
    },
    {
      audience,
    },
  ),
  website: written(
    collections.website('w1'),
    'site',
    {
      slug: null,
      published: false,
      welcome: 'Come',
      theme: 'poster',
      languages: ['en', 'de'],
      welcomes: { de: 'Kommt' },
      palette: 'warm',
      lettering: 'sans',
      sharePicture: photoPath,
      answersUntil: day,
      hasPassword: false,
      publishedAt: null,
      updatedAt: at,
    },
    {
      welcomes: fc.dictionary(fc.constantFrom(...translationLanguages), words, { maxKeys: 2 }),
      slug: fc.constant(null),
      published: fc.constant(false),
      hasPassword: fc.constant(false),
      publishedAt: fc.constant(null),
    },
  ),
  websiteSections: written(
    collections.websiteSections('w1'),
    's1',
    {
      kind: 'travel',
      order: 2.5,
      visible: true,
      words: { en: inEnglish, fr: { title: 'Venir', body: '', items: [] } },
      photo: photoPath,
      photos: Array.from({ length: 12 }, () => photoPath),
      audience: { kind: 'households', parts: ['evening'], households: { g1: true } },
      credits: { 'the-barn': true, 'fern-and-co': true },
      updatedAt: at,
    },
    {
      audience,
      credits: fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.constant(true)),
      words: fc
        .uniqueArray(fc.constantFrom(...translationLanguages), { maxLength: 2 })
        .chain((languages) => fc.record(Object.fromEntries(languages.map((language) => [language, sectionWords])))),
    },
  ),
  invitationSettings: written(
    collections.invitationSettings('w1'),
    'current',
    {
      answersUntil: day,
      meals: ['Lamb with summer beans', 'Trout'],
      childMeals: ['Pasta'],
      takesPhotos: true,
      menu: 'Tomatoes and basil\n\nLamb with summer beans',
      questions: [question, { ...question, id: 'nights', kind: 'number', choices: [], event: 'supper' }],
      languages: { gran: 'de-DE', kit: 'en-US' },
      updatedAt: at,
    },
    {
      languages: fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.constantFrom(...householdLanguages)),
      questions: fc.array(
        fc.record({
          id: fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/),
          kind: fc.constantFrom(...questionKinds),
          words,
          choices: fc.array(words, { maxLength: 8 }),
          event: fc.constantFrom(null, 'supper'),
        }),
        { maxLength: 6 },
      ),
    },
  ),
};
