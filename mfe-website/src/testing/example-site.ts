import type { Microsite } from '#public-site/rules/microsite';

/** A published website with two events. */
export const exampleSite: Microsite = {
  slug: 'maya-and-tom',
  partners: ['Maya', 'Tom'],
  date: '2027-09-11',
  locationName: 'Larkfield Orangery, Bath',
  locale: 'en-GB',
  welcome: 'Come and see what grew.',
  welcomes: {},
  theme: 'orchard',
  palette: 'main',
  lettering: 'theme',
  languages: [],
  sharePicture: null,
  answersUntil: null,
  invites: false,
  sections: [],
  takesPhotos: false,
  isOver: false,
  credits: [],
  venues: [
    {
      ...{ name: 'Larkfield Orangery', address: '1 Mill Lane', postcode: 'BA2 7AB', town: 'Bath', county: 'Somerset' },
      location: null,
    },
  ],
  events: [
    {
      id: 'main',
      type: 'main',
      name: '',
      date: null,
      time: { startTime: '13:30' },
      place: 'The walled garden',
      description: '',
      attire: 'Colour',
      createdAt: '2026-11-01T10:00:00.000Z',
    },
    {
      id: 'e2',
      type: 'custom',
      name: 'Drinks on the lawn',
      date: '2027-09-11',
      time: { startTime: '12:30' },
      place: '',
      description: 'Croquet for the brave.',
      attire: '',
      createdAt: '2026-11-02T10:00:00.000Z',
    },
  ],
};
