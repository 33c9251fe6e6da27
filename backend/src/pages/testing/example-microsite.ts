import { type EndpointOutput } from '@posy/shared-contracts/endpoints';

type Microsite = EndpointOutput<'microsite'>;

/** A website as its guests read it, nearly empty. */
export const exampleMicrosite = (changes: Partial<Microsite> = {}): Microsite => ({
  slug: 'ana-and-lou',
  partners: ['Ana', 'Lou'],
  date: '2027-10-02',
  locationName: 'Bath',
  locale: 'en-GB',
  welcome: '',
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
  timeZone: 'Europe/London',
  venues: [],
  events: [],
  ...changes,
});
