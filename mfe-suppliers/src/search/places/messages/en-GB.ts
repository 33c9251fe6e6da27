import type { Messages } from '@posy/remote-kit';

/** The source of the words below a list: facts and advice about a place, and the counties of a category. */
export const messages = {
  'search.place': 'Before you choose in {place}',
  'search.place.towns': '{found}: in {towns}.',
  'search.place.someTowns': '{found}, in {count, number} towns, among them {towns}.',
  'search.place.prices':
    '{count, number} of them price {basis, select, perDay {by the day} perHead {by the guest} perHour {by the hour} perItem {by the piece} other {the whole}}: they start between {from} and {to}, half of them at {middle} or less.',
  'search.place.room':
    '{meaning, select, portions {The smallest makes up to {least, number} portions, the largest up to {most, number}.} seats {The smallest offers {least, number} seats, the largest {most, number}.} other {The smallest takes up to {least, number} guests, the largest up to {most, number}.}}',
  'search.place.kinds': 'Kinds in {place}',
  'search.places': 'Where they are',
  'search.place.venues':
    'Go and see three at most, on a day like yours: the light, the parking and the walk between rooms tell more than pictures do. Ask what the price leaves out, who else may be there, and what happens when it rains.',
  'search.place.photographers':
    'Ask to see one whole wedding rather than a best-of, and one that was held indoors in winter. Agree on hours, on how many pictures you’ll have, and on who comes if your photographer is ill.',
  'search.place.florists':
    'Bring your date and a sum before you bring pictures: a good florist tells you what will be in bloom and what can stand in for it. Ask who sets up, who clears away, and whether the vases are yours or borrowed.',
  'search.place.caterers':
    'Taste before you sign, and ask how many people serve how many guests. Kitchens differ from venue to venue, so a caterer who has cooked at yours is worth a question; diets are best told early.',
  'search.place.music':
    'Listen to a whole set, live if you can, and ask your venue about its sound limit and when music must end. The price should say how long they play, who brings the lights, and what a late finish costs.',
  'search.place.video':
    'Watch one film from beginning to end, with the sound on. Ask how many cameras there will be, how the vows are recorded, and how long it’ll be until you see it.',
  'search.place.decoration':
    'Settle the room first and the details after: light and cloth change more than a hundred small things. Ask what can be hired, who hangs it, and when it must be down again.',
  'search.place.entertainment':
    'Think of who would be bored and when: between the photos and the food, mostly. Ask how much room and power is needed, and whether they’re insured to perform at your venue.',
  'search.place.cakes':
    'Taste, then count: not everybody eats cake, and a smaller one with a sheet cake in the kitchen feeds as many. Ask how it travels, who sets it up, and how it keeps on a warm day.',
  'search.place.beauty':
    'Book a trial before you book the day, and wear what you’ll wear. Count heads and hours together: who is first, who is last, and whether they stay to touch up.',
  'search.place.dress':
    'Begin nine months before, or ask for what can be had sooner: many gowns are made to order. Ask what alterations cost, and whether you may come back with the shoes.',
  'search.place.transport':
    'See the car itself, and drive the way at the hour you’ll drive it. Ask how many trips are in the price, and what comes if the car doesn’t start.',
  'search.place.menswear':
    'Start three months before for hire, six for something made. Take one shirt and the right shoes to each fitting, and ask when everything must be back.',
  'search.place.stationery':
    'Send the date early and the rest later: guests need little more than where and when. Ask for a printed proof, and order a few more than you count.',
  'search.place.marquee':
    'Ask for a look at the ground before a price: slope, trees and the way in decide what can stand there. Floor, heating, power and toilets are often extra, so have them named.',
} as const satisfies Messages;
