import type { Messages } from '@posy/remote-kit';

/** The source of this area's translations. */
export const messages = {
  'recommendations.title': 'Still to find',
  'recommendations.lead':
    'Chosen by your place and how their profiles read, a few of each kind. Nobody pays to be here.',
  'recommendations.around': 'Around {place}',
  'recommendations.all': 'See all',
  'recommendations.venues': 'Venues',
  'recommendations.kind.free': '{count, number} free on your date',
  'recommendations.kind.near': '{count, number} near you',
  'recommendations.kind.planned': '{price} set aside',
  'recommendations.kind.all': '{count, plural, =0 {See all} other {See all #}}',
  'recommendations.kind.ask': '{count, plural, =2 {Ask both} =3 {Ask all three} other {Ask all #}}',
  'recommendations.loading': 'Looking around your place…',
  'recommendations.failed': 'The suggestions didn’t load',
  'recommendations.visitor': 'Log in to see who fits',
  'recommendations.visitor.why': 'Suggestions start from your place and your plan.',
  'recommendations.visitor.way': 'Log in',
  'recommendations.no-place': 'Where will it be?',
  'recommendations.no-place.why': 'Give your wedding a place, and we’ll look around it.',
  'recommendations.no-place.way': 'Choose a place',
  'recommendations.nobody': 'Nobody to suggest here yet',
  'recommendations.nobody.why': 'The directory may still know somebody a little further away.',
  'recommendations.nobody.way': 'Browse suppliers',
  'recommendations.quiz.title': 'What your venue leaves to you',
  'recommendations.quiz.lead':
    '{hasDate, select, true {From your answers about your venue. Each is near you, and free on your date as far as their diary says.} other {From your answers about your venue. Each is near you.}}',
  'recommendations.quiz.what': 'Still to find, by your answers: {what}.',
  'recommendations.quiz.see': 'See who could do it',
  'recommendations.quiz.loading': 'Looking for who could do it…',
  'recommendations.quiz.failed': 'Who could do it didn’t load',
  'recommendations.quiz.nobody':
    'Nobody near you fits what you answered yet. The directory may know somebody a little further away.',
  'recommendations.quiz.all.caterers': 'All caterers',
  'recommendations.quiz.all.music': 'All bands and DJs',
  'recommendations.quiz.all.florists': 'All florists',
  'recommendations.quiz.all.photographers': 'All photographers',
  'recommendations.quiz.ask': 'What does your venue do itself?',
  'recommendations.quiz.ask.why':
    'Four quick questions about food, music, flowers and photos. We’ll look for the rest.',
  'recommendations.quiz.ask.way': 'Answer them',
} as const satisfies Messages;
