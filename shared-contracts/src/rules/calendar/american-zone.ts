import type { Wedding } from '#entities';

type Place = Pick<NonNullable<Wedding['location']>, 'name' | 'adminArea'>;

/** The time zones of the United States and their states, whole and by two letters. A divided one is where most of its people are. */
const states: readonly (readonly [zone: string, names: string])[] = [
  [
    'America/New_York',
    'Connecticut|CT|Delaware|DE|District of Columbia|DC|Florida|FL|Georgia|GA|Indiana|IN|Kentucky|KY|Maine|ME|Maryland|MD|Massachusetts|MA|Michigan|MI|New Hampshire|NH|New Jersey|NJ|New York|NY|North Carolina|NC|Ohio|OH|Pennsylvania|PA|Rhode Island|RI|South Carolina|SC|Vermont|VT|Virginia|VA|West Virginia|WV',
  ],
  [
    'America/Chicago',
    'Alabama|AL|Arkansas|AR|Illinois|IL|Iowa|IA|Kansas|KS|Louisiana|LA|Minnesota|MN|Mississippi|MS|Missouri|MO|Nebraska|NE|North Dakota|ND|Oklahoma|OK|South Dakota|SD|Tennessee|TN|Texas|TX|Wisconsin|WI',
  ],
  ['America/Denver', 'Colorado|CO|Idaho|ID|Montana|MT|New Mexico|NM|Utah|UT|Wyoming|WY'],
  ['America/Phoenix', 'Arizona|AZ'],
  ['America/Los_Angeles', 'California|CA|Nevada|NV|Oregon|OR|Washington|WA'],
  ['America/Anchorage', 'Alaska|AK'],
  ['Pacific/Honolulu', 'Hawaii|HI'],
];

/**
 * Towns of divided states on the smaller side of the line, as the gazetteer calls them; of namesakes in one state the
 * larger counts. The Navajo Nation changes its clocks, the rest of Arizona does not.
 * The lines are those of the Code of Federal Regulations, title 49, part 71.
 */
const otherSides: Readonly<Record<string, readonly [zone: string, towns: string]>> = {
  Texas: [
    'America/Denver',
    'Agua Dulce|Anthony|Canutillo|Clint|El Paso|Fabens|Fort Bliss|Fort Hancock|Homestead Meadows North|Homestead Meadows South|Horizon City|San Elizario|Socorro|Socorro Mission Number 1 Colonia|Sparks|Tornillo|Vinton|Westway',
  ],
  Florida: [
    'America/Chicago',
    'Bagdad|Bellview|Blountstown|Bonifay|Brent|Callaway|Cantonment|Cedar Grove|Century|Chipley|Crestview|DeFuniak Springs|Destin|East Milton|East Pensacola Heights|Eglin Air Force Base|Eglin Village|Ensley|Ferry Pass|Fort Walton Beach|Freeport|Gonzalez|Goulding|Graceville|Gulf Breeze|Hiland Park|Holley|Laguna Beach|Lake Lorraine|Lower Grand Lagoon|Lynn Haven|Malone|Marianna|Mary Esther|Mexico Beach|Midway|Milton|Miramar Beach|Molino|Myrtle Grove|Navarre|Niceville|Ocean City|Oriole Beach|Pace|Panama City|Panama City Beach|Parker|Pensacola|Point Baker|Pretty Bayou|Seaside|Sneads|Springfield|Tiger Point|Tyndall Air Force Base|Upper Grand Lagoon|Valparaiso|Wallace|Warrington|West Pensacola|Wewahitchka|Woodlawn Beach|Wright|Youngstown',
  ],
  Tennessee: [
    'America/New_York',
    'Alcoa|Apison|Athens|Banner Hill|Bean Station|Benton|Blaine|Bloomingdale|Blountville|Bluff City|Bristol|Caryville|Chattanooga|Church Hill|Cleveland|Clinton|Coalfield|Collegedale|Colonial Heights|Condon|Dandridge|Dayton|Decatur|Eagleton Village|East Brainerd|East Chattanooga|East Cleveland|East Ridge|Elizabethton|Erwin|Etowah|Fairmount|Fall Branch|Falling Water|Farragut|Fincastle|Gatlinburg|Gray|Graysville|Greenback|Greeneville|Harriman|Harrison|Harrogate|Hopewell|Hunter|Huntsville|Jacksboro|Jefferson City|Jellico|Johnson City|Jonesborough|Kingsport|Kingston|Knoxville|LaFollette|Lakesite|Lenoir City|Lookout Mountain|Loudon|Louisville|Luttrell|Madisonville|Maryville|Mascot|Maynardville|Middle Valley|Midtown|Midway|Morristown|Mosheim|Mount Carmel|Mountain City|Mowbray Mountain|New Market|New Tazewell|Newport|Norris|Oak Grove|Oak Ridge|Oliver Springs|Oneida|Pigeon Forge|Pine Crest|Plainview|Red Bank|Roan Mountain|Rockwood|Rocky Top|Rogersville|Rutledge|Sale Creek|Sevierville|Seymour|Signal Mountain|Sneedville|Soddy-Daisy|South Cleveland|Spring City|Spurgeon|Surgoinsville|Sweetwater|Tazewell|Tellico Village|Tusculum|Unicoi|Vonore|Walden|Walnut Hill|White Pine|Wildwood|Wildwood Lake',
  ],
  Kentucky: [
    'America/Chicago',
    'Albany|Auburn|Beaver Dam|Benton|Bowling Green|Breckinridge Center|Burkesville|Cadiz|Calvert City|Cave City|Central City|Clay|Clinton|Cloverport|Columbia|Dawson Springs|Earlington|Eddyville|Edmonton|Elkton|Farley|Fort Campbell North|Franklin|Fulton|Glasgow|Greensburg|Greenville|Guthrie|Hardinsburg|Hartford|Hawesville|Henderson|Hendron|Hickman|Hopkinsville|Horse Cave|Irvington|Jamestown|Knottsville|La Center|Ledbetter|Leitchfield|Lewisport|Livermore|Madisonville|Marion|Masonville|Massac|Mayfield|Morehead|Morganfield|Morgantown|Munfordville|Murray|Nortonville|Oak Grove|Owensboro|Paducah|Plano|Princeton|Reidland|Russell Springs|Russellville|Scottsville|Sebree|Sturgis|Tompkinsville',
  ],
  Indiana: [
    'America/Chicago',
    'Bass Lake|Boonville|Burns Harbor|Cannelton|Cedar Lake|Chandler|Chesterton|Crown Point|Darmstadt|DeMotte|Dyer|East Chicago|Evansville|Fish Lake|Fort Branch|Gary|Goodland|Griffith|Hammond|Haubstadt|Hebron|Highland|Hobart|Hudson Lake|Kentland|Kingsford Heights|Knox|Koontz Lake|Kouts|La Porte|LaPorte|Lake Dalecarlia|Lake Station|Lakes of the Four Seasons|Long Beach|Lowell|Melody Hill|Merrillville|Michigan City|Morocco|Munster|New Chicago|Newburgh|North Judson|Oakland City|Ogden Dunes|Owensville|Portage|Porter|Poseyville|Princeton|Remington|Rensselaer|Rockport|Roselawn|Saint John|Santa Claus|Schererville|Shorewood Forest|South Haven|Tell City|Trail Creek|Valparaiso|Wanatah|Westville|Whiting|Winfield',
  ],
  Michigan: [
    'America/Chicago',
    'Bessemer|Crystal Falls|Iron Mountain|Iron River|Ironwood|Kingsford|Menominee|Norway|Quinnesec|Stambaugh, Iron River|Wakefield',
  ],
  'North Dakota': ['America/Denver', 'Beach|Belfield|Bowman|Dickinson|Hettinger|Killdeer'],
  'South Dakota': [
    'America/Denver',
    'Belle Fourche|Blackhawk|Box Elder|Colonial Pine Hills|Custer|Deadwood|Eagle Butte|Hot Springs|Lead|Lemmon|Martin|North Eagle Butte|North Spearfish|Oglala|Pine Ridge|Porcupine|Rapid City|Rapid Valley|Spearfish|Sturgis|Summerset',
  ],
  Nebraska: [
    'America/Denver',
    'Alliance|Bayard|Bridgeport|Chadron|Gering|Gordon|Grant|Imperial|Kimball|Mitchell|Ogallala|Scottsbluff|Sidney|Terrytown',
  ],
  Kansas: ['America/Denver', 'Goodland|Syracuse'],
  Idaho: [
    'America/Los_Angeles',
    "Bonners Ferry|Coeur d'Alene|Dalton Gardens|Grangeville|Hayden|Kamiah|Kellogg|Lapwai|Lewiston|Lewiston Orchards|Moscow|Orofino|Osburn|Pinehurst|Plummer|Ponderay|Post Falls|Priest River|Rathdrum|Saint Maries|Sandpoint|Spirit Lake",
  ],
  Oregon: ['America/Denver', 'Nyssa|Ontario|Vale'],
  Nevada: ['America/Denver', 'West Wendover'],
  Arizona: [
    'America/Denver',
    'Chinle|Dilkon|Fort Defiance|Ganado|Houck|Kaibito|Kayenta|LeChee|Lukachukai|Many Farms|Saint Michaels|Tsaile|Tuba City|Window Rock',
  ],
};

/** First and last group of three digits of ZIP codes, by the zone of most of their places; all others are on New York's time. */
const zipGroups: readonly (readonly [first: number, last: number, zone: string])[] = [
  [324, 325, 'America/Chicago'],
  [350, 372, 'America/Chicago'],
  [380, 397, 'America/Chicago'],
  [420, 424, 'America/Chicago'],
  [427, 427, 'America/Chicago'],
  [463, 464, 'America/Chicago'],
  [476, 477, 'America/Chicago'],
  [500, 575, 'America/Chicago'],
  [576, 577, 'America/Denver'],
  [580, 585, 'America/Chicago'],
  [586, 586, 'America/Denver'],
  [587, 588, 'America/Chicago'],
  [590, 599, 'America/Denver'],
  [600, 692, 'America/Chicago'],
  [693, 693, 'America/Denver'],
  [700, 798, 'America/Chicago'],
  [799, 834, 'America/Denver'],
  [835, 835, 'America/Los_Angeles'],
  [836, 837, 'America/Denver'],
  [838, 838, 'America/Los_Angeles'],
  [840, 847, 'America/Denver'],
  [850, 864, 'America/Phoenix'],
  [865, 885, 'America/Denver'],
  [889, 961, 'America/Los_Angeles'],
  [967, 968, 'Pacific/Honolulu'],
  [970, 978, 'America/Los_Angeles'],
  [979, 979, 'America/Denver'],
  [980, 994, 'America/Los_Angeles'],
  [995, 999, 'America/Anchorage'],
];

const folded = (name: string): string => name.trim().toLowerCase();
const listed = (names: string): string[] => names.split('|').map(folded);

/** Zone of each state, by its name and by its two letters. */
const zoneOfState = new Map(states.flatMap(([zone, names]) => listed(names).map((name) => [name, zone] as const)));
/** Names of states by their two letters. */
const nameOfState = new Map(
  states.flatMap(([, names]) => {
    const all = listed(names);
    return all.map((name, at) => [name, (at % 2 === 0 ? name : all[at - 1]) ?? name] as const);
  }),
);
const otherSideOf = new Map(
  Object.entries(otherSides).map(([state, [zone, towns]]) => [folded(state), { zone, towns: new Set(listed(towns)) }]),
);

const zoneOfZip = (code: string): string => {
  const group = Number(code.slice(0, 3));
  return zipGroups.find(([first, last]) => group >= first && group <= last)?.[2] ?? 'America/New_York';
};

/**
 * Returns the time zone of a place in the United States: a ZIP code's, else its town's where its state is divided, else
 * its state's. The state may stand in the name, as in “Austin, TX”; undefined while neither is known.
 */
export const americanZone = ({ name, adminArea }: Place): string | undefined => {
  if (/^\d{5}(?:-\d{4})?$/.test(name.trim())) return zoneOfZip(name.trim());
  const [town = '', ...behind] = name.split(',').map(folded);
  // Towns are called like states: “Nevada, Missouri” is in Missouri.
  const state = [...adminArea.map(folded), ...behind.toReversed(), town].find((part) => zoneOfState.has(part));
  if (state === undefined) return undefined;
  const other = otherSideOf.get(nameOfState.get(state) ?? state);
  return other?.towns.has(town) === true ? other.zone : zoneOfState.get(state);
};
