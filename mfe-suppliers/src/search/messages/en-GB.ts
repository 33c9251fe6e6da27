import type { Messages } from '@posy/remote-kit';

/** The source of the search's translations. */
export const messages = {
  'search.filters': 'Filters',
  'search.filters.close': 'Close the filters',
  'search.filter.free': 'Free on',
  'search.filter.price-from': 'Price from, {currency}',
  'search.filter.price': 'Price up to, {currency}',
  'search.price': 'Price',
  'search.price.low': 'Lowest price',
  'search.price.high': 'Highest price',
  'search.price.any': 'Any price',
  'search.price.for': '{isOurs, select, true {What they cost for your date and guests} other {What they start from}}',
  'search.filter.guests': 'Guests',
  'search.filter.evening': 'Guests in the evening',
  'search.filter.distance': 'How far',
  'search.filter.rating': 'Rating and offers',
  'search.filter.kinds': 'Kind',
  'search.filter.styles': 'Style',
  'search.filter.features': 'What they have',
  'search.ours': 'Counted in: {what}.',
  'search.ours.place': 'your place ({place}, {distance} around)',
  'search.ours.date': 'your date',
  'search.ours.guests': 'your guests',
  'search.ours.budget': 'your budget (up to {price})',
  'search.ours.nobody-near': 'Nobody within {distance} of {place}: whole country.',
  'search.ours.change': 'Change',

  'search.map': 'Map',
  'search.save': 'Save search',
  'search.map.keys': 'Map of results. Arrow keys move it, plus and minus bring it closer or further away.',
  'search.map.closer': 'Closer',
  'search.map.further': 'Further away',
  'search.map.here': 'Search this area',
  'search.map.follow': 'Search as I move',
  'search.map.nobody': 'Nobody in this part of the map',
  'search.map.cluster': '{count, number} suppliers close together: come closer',
  'search.map.some': 'The first {count, number} of {total, number}',
  'search.map.pin': '{name}, {price}',
  'search.map.ask': 'Ask',
  'search.map.close': 'Close {name}',
  'search.map.failed': 'The map did not load. The list is whole.',
  'search.map.credit': 'Land by Natural Earth, towns by GeoNames',
  'search.wish.bounds': 'In this part of the map',

  'search.tools.name': 'Filters, category and order',
  'search.wishes.name': 'What you asked for',
  'search.wish.remove': 'Remove: {wish}',
  'search.wish.radius': 'Within {distance}',
  'search.wish.guests': 'Room for {count, number}',
  'search.wish.evening': 'Room for {count, number} in the evening',
  'search.wish.heads': '{count, plural, one {# guest} other {# guests}}',
  'search.wish.upTo': 'Up to {price}',
  'search.wish.from': 'From {price}',
  'search.wish.between': '{low} to {high}',
  'search.wish.rating': '{figure} stars and up',
  'search.wish.free': 'Free on {day}',
  'search.wish.offer': 'With an offer',
  'search.wish.clear': 'Clear all',

  'search.read.unknown': 'We know no place called {names}.',
  'search.read.unwanted': 'Left out, as you asked: {names}.',
  'search.read.soft': '{names} only decides who comes first: nobody is left out for it.',
  'search.read.ignored': 'Nobody here has {names} in their words, so we left it out.',
  'search.read.weekdays':
    'A day of the week alone changes nothing here, so we left {names} out. With a date, prices are for that day.',
  'search.read.unoffered': 'Nobody here is listed as {names}.',
  'search.read.nearHere': 'Search around {area}',
  'search.read.nearWhere':
    'Near where? Put a town or a postcode beside your words. Until then this is the whole country.',
  'search.nothing.title': 'Nothing to read in “{typed}”',
  'search.read.nothing': 'We could read nothing in “{typed}”. Try a kind of supplier, a place or a number of guests.',
  'search.read.others': 'One list is of one kind. You also asked for: {kinds}.',
  'search.read.showing': 'Showing {read}.',
  'search.read.instead': 'Search for {typed} instead',
  'search.sort.reviews': 'Most reviews',
  'search.sort.distance': 'Nearest',
  'search.sort.recommended': 'Best match',
  'search.sort.rating': 'Highest rated',
  'search.sort.price': 'Lowest price',

  'search.card.next': 'Next picture of {name}',
  'search.card.previous': 'Previous picture of {name}',
  'search.card.shown': 'Picture {place, number}: {label}',

  'search.none.unoffered.near': 'What comes nearest here: {kinds}.',
  'search.none.show': 'Show {count, number}',
  'search.close.title': 'Nearest to what you asked',
  'search.close.place': 'Further away',
  'search.close.kind': 'Other than “{kind}”',
  'search.close.without': 'Without “{wish}”',
  'search.close.guests': 'Room for fewer than {count, number}',
  'search.close.over': 'Over {price}',
  'search.close.budget': 'Outside “{budget}”',
  'search.pages.beyond':
    '{pages, plural, one {There is only one page.} other {There are only # pages.}} This is the last one.',

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
  'search.directory.title': 'Find your people',
  'search.directory.lead':
    '{count, plural, one {# supplier} other {# suppliers}} across {country, select, GB {the UK} IE {Ireland} US {the US} DE {Germany} FR {France} other {the country}}. Prices say what they buy.',
  'search.directory.leadWithoutCount': 'Every kind of wedding supplier. Prices say what they buy.',
  'search.seek.name': 'Search suppliers',
  'search.seek.what': 'I’m looking for',
  'search.seek.where': 'Near',
  'search.seek.wherePlaceholder': 'Town or county',
  'search.seek.words': 'Name, style or a whole sentence',
  'search.seek.wordsShort': 'Who or what',
  'search.seek.whereShort': 'Where',
  'search.seek.wordsPlaceholder': 'Barn for 120 with rooms, under £6,000',
  'search.seek.send': 'Search',
  'search.seek.suggested': '{count, plural, one {# suggestion} other {# suggestions}}',
  'search.seek.kind.town': 'Towns',
  'search.seek.kind.region': 'Counties and regions',
  'search.seek.kind.postcode': 'Postcodes',
  'search.seek.kind.category': 'Kinds of supplier',
  'search.seek.kind.feature': 'What they have',
  'search.seek.kind.supplier': 'Suppliers',
  'search.seek.kind.recent': 'Searched before',
  'search.filter.categories': 'Categories',
  'search.sort.name': 'Sorted by',
  'search.ranking.question': 'How we rank',
  'search.ranking.answer':
    'Best match weighs five things: how well a supplier fits your words ({relevance}), how near they are to the place you ask for ({distance}), what couples say ({rating}), how complete their profile is ({completeness}) and how many reviews they answer ({replies}). What somebody pays changes none of it. At most {paidFirst, plural, one {# paid place leads} other {# paid places lead}} a list and one place in {oneIn, number} follows, each marked “Paid placement” and within your filters. Highest rated and lowest price look at nothing else.',
} as const satisfies Messages;
