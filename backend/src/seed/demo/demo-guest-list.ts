import { type Allergen, type Diet, type InvitationType } from '@posy/shared-contracts/entities';

/** A guest of the demo. All of them are invented. */
export interface DemoGuest {
  name: string;
  /** The answer to the wedding: coming, not coming, not answered. */
  answer: 'yes' | 'no' | 'open';
  meal?: string;
  diets?: readonly Diet[];
  allergens?: readonly Allergen[];
  dietNotes?: string;
  age?: number;
  isPlusOne?: true;
  hasNoEmail?: true;
}

/** A household of the demo, the head first. */
export interface DemoHousehold {
  /** Name on the envelope; empty when it is the guests' names. */
  name: string;
  category: string;
  invited: InvitationType;
  /** Empty while the couple does not know it. */
  address: string;
  /** The table where they sit. */
  table?: string;
  guests: readonly DemoGuest[];
}

type More = Omit<DemoGuest, 'name' | 'answer'>;

const yes = (name: string, meal: string, more: More = {}): DemoGuest => ({ name, answer: 'yes', meal, ...more });
const no = (name: string, more: More = {}): DemoGuest => ({ name, answer: 'no', ...more });
const open = (name: string, more: More = {}): DemoGuest => ({ name, answer: 'open', ...more });
const plusOne = (answer: DemoGuest['answer'] = 'open', name = ''): DemoGuest => ({ name, answer, isPlusOne: true });

const lamb = 'Lamb';
const trout = 'Sea trout';
const tart = 'Squash tart';
const pasta = 'Children’s pasta';

const mayas = 'Maya’s family';
const toms = 'Tom’s family';
const school = 'School friends';
const climbing = 'Climbing club';
const work = 'Work';
const street = 'Our street';

const household = (
  category: string,
  invited: InvitationType,
  address: string,
  guests: readonly DemoGuest[],
  more: { name?: string; table?: string } = {},
): DemoHousehold => ({ name: '', category, invited, address, guests, ...more });

/** Maya's and Tom's families. */
const families: readonly DemoHousehold[] = [
  household(
    mayas,
    'ceremony',
    '4 Mill Lane, Bristol BS6 5JR',
    [
      yes('Ravi Kapoor', lamb),
      yes('Anita Kapoor', tart, { diets: ['vegan'] }),
      yes('Dev Kapoor', pasta, { age: 6, allergens: ['nuts', 'peanuts'], hasNoEmail: true }),
      yes('Leela Kapoor', lamb, { age: 15, hasNoEmail: true }),
    ],
    { name: 'The Kapoors', table: 'marigold' },
  ),
  household(
    toms,
    'ceremony',
    'Ash Cottage, Frome BA11 2QD',
    [yes('Margaret Ellery', trout, { dietNotes: 'Small portions, please' }), no('Arthur Ellery', { hasNoEmail: true })],
    { name: 'Nan and Grandad Ellery', table: 'sweet-pea' },
  ),
  household(
    mayas,
    'ceremony',
    '17 Clifton Vale, Bristol BS8 4PT',
    [yes('Sunita Rao', tart, { diets: ['vegetarian'] }), yes('Mohan Rao', lamb)],
    { table: 'marigold' },
  ),
  household(
    toms,
    'ceremony',
    '9 Priory Close, Wells BA5 1SY',
    [
      yes('Helen Ellery', trout),
      yes('Graham Ellery', lamb, { allergens: ['crustaceans', 'molluscs'] }),
      yes('Beth Ellery', tart, { diets: ['vegetarian'] }),
    ],
    { table: 'sweet-pea' },
  ),
  household(mayas, 'ceremony', '31 Gloucester Road, Bristol BS7 8AB', [
    yes('Priya Nair', tart, { diets: ['vegetarian', 'no-alcohol'] }),
    open('Arjun Nair'),
  ]),
  household(mayas, 'ceremony', '22 Lansdown Crescent, Bath BA1 5EX', [
    yes('Kamala Iyer', tart, { diets: ['vegan'], hasNoEmail: true }),
  ]),
  household(toms, 'ceremony', '5 Harbour Row, Falmouth TR11 3LX', [
    yes('Peter Trevanion', trout),
    yes('Jenna Trevanion', trout),
    yes('Kit Trevanion', pasta, { age: 9, hasNoEmail: true }),
    yes('Wren Trevanion', pasta, { age: 4, allergens: ['milk'], dietNotes: 'Oat milk is fine', hasNoEmail: true }),
  ]),
  household(toms, 'day', '', [open('Uncle Des Ellery', { hasNoEmail: true }), plusOne()]),
  household(mayas, 'day', '60 Alma Vale Road, Bristol BS8 2HS', [
    open('Neel Mehta'),
    open('Farah Mehta', { diets: ['halal'] }),
  ]),
  household(toms, 'day', '12 Kelso Place, Edinburgh EH7 5QN', [
    no('Fiona Laird'),
    no('Callum Laird'),
    no('Isla Laird', { age: 11, hasNoEmail: true }),
  ]),
];

/** People whom the two have known for long. */
const friends: readonly DemoHousehold[] = [
  household(
    school,
    'ceremony',
    '3 Beacon Terrace, Bath BA2 3HJ',
    [yes('Bisi Okafor', lamb), plusOne('yes', 'Dayo Bello')],
    { table: 'foxglove' },
  ),
  household(
    school,
    'ceremony',
    'Flat 2, 88 Cotham Hill, Bristol BS6 6JX',
    [yes('Zoë Marchant', tart, { diets: ['vegetarian'], allergens: ['sesame'] }), yes('Imogen Hale', trout)],
    { table: 'foxglove' },
  ),
  household(school, 'day', '41 Roath Park Lane, Cardiff CF23 6QL', [
    yes('Rhys Morgan', lamb),
    yes('Catrin Morgan', lamb),
    yes('Nia Morgan', pasta, { age: 2, hasNoEmail: true }),
  ]),
  household(school, 'day', '', [open('Jonty Field'), plusOne()]),
  household(school, 'day', '7 Tithe Barn Court, Bradford on Avon BA15 1NA', [
    yes('Hannah Weiss', tart, { diets: ['kosher'], dietNotes: 'Sealed meal ordered by us' }),
    yes('Sam Weiss', tart, { diets: ['kosher'] }),
  ]),
  household(climbing, 'day', '19 Cheddar Road, Axbridge BS26 2DB', [yes('Marek Nowak', lamb), yes('Ola Nowak', lamb)]),
  household(climbing, 'day', '2 Quarry Steps, Portland DT5 1HS', [
    yes('Steph Arkwright', tart, { diets: ['vegan'], allergens: ['gluten'] }),
  ]),
  household(climbing, 'day', '', [open('Big Al Renshaw', { hasNoEmail: true })]),
  household(climbing, 'day', '25 Edgware Way, Sheffield S11 8YZ', [no('Yuki Tanabe'), plusOne('no')]),
  household(climbing, 'day', '8 Gorge View, Bristol BS8 3LP', [
    yes('Owen Pascoe', trout),
    yes('Lottie Pascoe', trout, { diets: ['pescatarian'] }),
  ]),
  household(climbing, 'evening', '', [open('Dom Fairley'), open('Cass Whitlock')]),
  household(climbing, 'evening', '14 Orchard Rise, Bath BA2 7QT', [yes('Ines Duarte', '')]),
];

/** People from work and from next door. */
const others: readonly DemoHousehold[] = [
  household(work, 'day', '52 Pulteney Mews, Bath BA2 4DJ', [yes('Claire Adeyemi', lamb), yes('Femi Adeyemi', lamb)]),
  household(work, 'day', '6 Station Yard, Corsham SN13 9EY', [
    yes('Tobias Lindqvist', trout, { allergens: ['celery', 'mustard'] }),
    plusOne('yes', 'Sanna Ek'),
  ]),
  household(work, 'day', '', [open('Gethin Rowe')]),
  household(work, 'day', '33 Wellsway, Bath BA2 4RS', [open('Marianne Fox'), open('Julian Fox')]),
  household(work, 'evening', '71 Newbridge Hill, Bath BA1 3PR', [
    yes('Aisha Rahman', '', { diets: ['halal', 'no-alcohol'] }),
  ]),
  household(work, 'evening', '', [open('Kerry Stubbs'), plusOne()]),
  household(work, 'evening', '10 Kensington Gardens, Bath BA1 6LH', [no('Laurence Pym'), no('Odette Pym')]),
  household(work, 'evening', '15 Wood Street, Trowbridge BA14 8HW', [open('Hamish Orr')]),
  household(work, 'evening', '', [open('Bea Lovell', { hasNoEmail: true })]),
  household(
    street,
    'day',
    '1 Walcot Parade, Bath BA1 5NF',
    [yes('Rosemary Tull', trout, { dietNotes: 'No pepper', hasNoEmail: true })],
    { table: 'sweet-pea' },
  ),
  household(street, 'day', '3 Walcot Parade, Bath BA1 5NF', [
    yes('Ben Castellano', lamb),
    yes('Giulia Castellano', tart, { allergens: ['eggs'] }),
    yes('Marco Castellano', pasta, { age: 7, hasNoEmail: true }),
    yes('Stella Castellano', pasta, { age: 5, hasNoEmail: true }),
  ]),
  household(street, 'evening', '5 Walcot Parade, Bath BA1 5NF', [open('Noor Haddad'), open('Elias Haddad')]),
  household(street, 'evening', '8 Walcot Parade, Bath BA1 5NF', [
    yes('Winnie Cho', ''),
    yes('Patrick Cho', ''),
    open('Molly Cho', { age: 13, hasNoEmail: true }),
  ]),
  household(street, 'evening', '11 Walcot Parade, Bath BA1 5NF', [no('Gordon Spriggs', { hasNoEmail: true })]),
  household(mayas, 'day', '28 Richmond Hill, London TW10 6QX', [
    yes('Vikram Desai', tart, { diets: ['vegetarian'] }),
    yes('Meena Desai', tart, { diets: ['vegetarian'], allergens: ['soya'] }),
    open('Rohan Desai', { age: 16 }),
  ]),
  household(toms, 'day', '90 Fore Street, Totnes TQ9 5RP', [open('Aunt Jo Pengelly'), open('Lowen Pengelly')]),
  household(toms, 'day', '2 Mill Race, Shepton Mallet BA4 5QX', [
    yes('Dan Ellery', lamb),
    yes('Tess Ellery', lamb, { dietNotes: 'Expecting: no soft cheese' }),
    yes('Alfie Ellery', pasta, { age: 3, hasNoEmail: true }),
  ]),
  household(mayas, 'day', '45 Ealing Common, London W5 3LY', [
    yes('Leo Fernandes', trout),
    yes('Asha Fernandes', tart, { diets: ['vegetarian'] }),
  ]),
  household(toms, 'day', '16 Cathedral Green, Truro TR1 2FQ', [open('Morwenna Hocking'), open('Jago Hocking')]),
  household(school, 'day', '27 Greenbank View, Bristol BS5 6TL', [yes('Tamsin Boyle', lamb), plusOne()]),
  household(climbing, 'day', '9 Peak Lane, Bakewell DE45 1JH', [yes('Ruth Ormerod', tart), yes('Hal Ormerod', lamb)]),
  household(work, 'day', '', [open('Sergio Bianchi'), plusOne()]),
  household(street, 'evening', '14 Walcot Parade, Bath BA1 5NF', [open('Edie Marlow'), open('Jack Marlow')]),
  household(street, 'evening', '', [open('The new neighbour', { hasNoEmail: true })]),
  household(school, 'evening', '4 Bruton Road, Castle Cary BA7 7HD', [
    yes('Freddie Aldous', ''),
    plusOne('yes', 'Mia Sorensen'),
  ]),
];

/** Everybody on the demo's guest list. */
export const demoHouseholds: readonly DemoHousehold[] = [...families, ...friends, ...others];

/** The demo's first tables, in their order; the rest is still to be seated. */
export const demoTableNames: Readonly<Record<string, string>> = {
  marigold: 'Marigold',
  'sweet-pea': 'Sweet pea',
  foxglove: 'Foxglove',
};
