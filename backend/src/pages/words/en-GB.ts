import { type PriceBasis } from '@posy/shared-contracts/entities';
import { type PageWords } from './page-words';

/** Bases of prices; the others are prices of the whole. */
const bases: Partial<Record<PriceBasis, string>> = {
  'per-day': 'by the day',
  'per-head': 'by the guest',
  'per-hour': 'by the hour',
  'per-item': 'by the piece',
};
const whole = 'the whole';

const reviewsIn = (count: number): string => (count === 1 ? '1 review' : `${count} reviews`);

export const english: PageWords = {
  home: 'Home',
  needsScripts: 'Posy needs JavaScript to plan with you. This is what the page says without it.',
  demo: 'Demo data: every supplier, review and picture here is invented.',
  start: 'Sign up',
  logIn: 'Log in',
  markets: 'Countries',
  market: { uk: 'United Kingdom', ie: 'Ireland', us: 'United States', de: 'Deutschland', fr: 'France' },
  within: { uk: 'in the UK', ie: 'in Ireland', us: 'in the US', de: 'in Germany', fr: 'in France' },
  illustration: (subject) => `Illustration: ${subject}`,
  index: {
    title: 'Plan your wedding together',
    description:
      'A calm place to plan your wedding: a checklist that fits your date, suppliers near you, and a website for your guests.',
    heading: 'A wedding is a hundred small things, gathered.',
    lead: 'Keep the list, find the people who make the day, and tell everybody where to be. Posy ties it together, and it’s free for couples.',
    categories: 'Who do you need?',
  },
  directory: {
    title: 'Wedding suppliers',
    description: 'Find venues, photographers, florists and everyone else you need, with prices and reviews.',
  },
  category: {
    title: (category, place) => `${category} ${place}`,
    description: (category, place, count) =>
      `${category} ${place}: compare ${count === 1 ? 'one profile' : `${count} profiles`} with prices, reviews and real weddings.`,
    count: (count) => (count === 1 ? '1 supplier' : `${count} suppliers`),
  },
  landing: {
    kind: (kind, category) => `${kind} ${category.charAt(0).toLowerCase()}${category.slice(1)}`,
    place: (county) => `in ${county}`,
    intro: (category, place, count) =>
      `${category} ${place}: ${count} to compare. Each price says what it buys and on which days, each review when the wedding was. Ask two or three for the same day before you visit any.`,
    towns: (names, count, isAll) => (isAll ? `They are in ${names}.` : `In ${count} towns, among them ${names}.`),
    prices: (count, basis, { from, to, middle }) =>
      `${count} of them price ${bases[basis] ?? whole}: they start between ${from} and ${to}, half of them at ${middle} or less.`,
    room: (meaning, least, most) =>
      ({
        guests: `The smallest takes up to ${least} guests, the largest up to ${most}.`,
        portions: `The smallest makes up to ${least} portions, the largest up to ${most}.`,
        seats: `The smallest offers ${least} seats, the largest ${most}.`,
      })[meaning],
  },
  supplier: {
    pictures: (count, name) => `${count === 1 ? 'One picture' : `${count} pictures`} of ${name}`,
    from: (price) => `From ${price}`,
    onRequest: 'Price on request',
    rating: (average, count) => `${average} of 5 from ${reviewsIn(count)}`,
    about: 'About',
    packages: 'Packages',
    saturday: (price) => `A Saturday in season: ${price}`,
    otherDays: (price) => `Other Fridays, Saturdays and Sundays: ${price}`,
    questions: 'Questions',
    reviews: 'Reviews',
    allReviews: 'All reviews',
    place: 'Where',
  },
  reviews: {
    title: 'What other couples say',
    description: 'Reviews of wedding suppliers by the couples who worked with them, and the policy they are held to.',
    policyTitle: 'Our review policy',
    policy:
      'Who may write a review, how it is checked, the eight rules for good and bad ones alike, and what was refused.',
    of: (supplier) => `Reviews of ${supplier}`,
    describe: (supplier, rating) => `What couples say about ${supplier}: ${rating}.`,
    none: 'No reviews yet.',
    stars: (stars) => `${stars} of 5 stars`,
    profile: 'See the profile',
  },
  forSuppliers: {
    title: 'For wedding suppliers',
    description:
      'Claim your business’s profile: answer couples’ enquiries, and show your own pictures, prices and free days.',
  },
  weddings: {
    title: 'Real weddings',
    description: 'What couples chose, how the day went and who did the work, from weddings small and large.',
    credits: 'Who did the work',
  },
  advice: {
    title: 'Advice',
    description: 'Short reads from people who’ve planned a wedding or two. No sales talk, and figures where they help.',
    next: 'Read next',
  },
  signup: 'Sign up or log in',
  website: {
    title: 'Wedding website',
    of: (names) => `${names}: our wedding`,
    description: 'Where to be, when, and how to answer.',
    mainEvent: 'Our wedding day',
    reply: 'Reply to your invitation',
    theDay: 'The day',
    credits: 'With thanks to',
    gettingThere: 'Getting there',
    attire: (attire) => `To wear: ${attire}`,
  },
  notFound: {
    title: 'There’s nothing at this address',
    body: 'It may have moved, or a letter slipped. Your plan is safe.',
    back: 'Back to the start',
  },
  bootFailed: {
    title: 'Posy didn’t load just now',
    body: 'Part of the page got lost on the way. Nothing you’ve saved is lost.',
    retry: 'Try again',
  },
  override: {
    title: 'Not the deployed version',
    refusedTitle: 'This is the deployed version',
    stored: (remote, version) => `${remote} ${version} is shown, in this tab alone.`,
    developer: (remote, origin) =>
      `${remote} comes from ${origin}, in this tab alone. Nothing checks the integrity of its files: go on only if that server is yours.`,
    unreachable: (remote, origin) =>
      `${origin} doesn’t answer as ${remote}, so the deployed version is shown. Start that server and load the page again.`,
    refused: (asked, why) => `${asked} isn’t used. ${why}`,
    refusals: {
      unreadable: 'The address has to name one remote with a version or a server, such as mfe-reviews@0.1.0.',
      origin: 'This installation doesn’t allow that server.',
      'release-set': 'The release set in the address isn’t stored here any more.',
    },
    back: 'Back to the deployed version',
  },
};
