import type { TaskTemplate, Wedding } from '@posy/shared-contracts/entities';

/** Parts of the United Kingdom with a marriage law of their own. */
export type LegalArea = 'england-and-wales' | 'scotland' | 'northern-ireland';

/** What a wedding says of where it is. */
export type LegalPlace = Pick<NonNullable<Wedding['location']>, 'name' | 'adminArea' | 'country'>;

const englandAndWales =
  'England|Wales|Bedfordshire|Berkshire|Bristol|Buckinghamshire|Cambridgeshire|Cheshire|Cornwall|County Durham|Cumbria|' +
  'Derbyshire|Devon|Dorset|East Sussex|East Yorkshire|Essex|Gloucestershire|Greater London|London|Greater Manchester|' +
  'Hampshire|Herefordshire|Hertfordshire|Isle of Wight|Kent|Lancashire|Leicestershire|Lincolnshire|Merseyside|Norfolk|' +
  'North Yorkshire|Northamptonshire|Northumberland|Nottinghamshire|Oxfordshire|Rutland|Shropshire|Somerset|' +
  'South Yorkshire|Staffordshire|Suffolk|Surrey|Sussex|Tyne and Wear|Warwickshire|West Midlands|West Sussex|' +
  'West Yorkshire|Yorkshire|Wiltshire|Worcestershire|Anglesey|Cardiff and the Vale|Carmarthenshire|Ceredigion|Conwy|' +
  'Denbighshire and Wrexham|Gwynedd|Monmouthshire|Pembrokeshire|Powys|Swansea and Gower';
const scotland =
  'Scotland|Aberdeenshire|Angus and Dundee|Argyll and Bute|Ayrshire|Dumfries and Galloway|Edinburgh and the Lothians|' +
  'Fife|Glasgow and the Clyde|Highlands|Perth and Stirling|Scottish Borders';
const northernIreland =
  'Northern Ireland|County Antrim|County Armagh|County Down|County Fermanagh|County Londonderry|County Tyrone';

const areaOfPart = new Map<string, LegalArea>([
  ...englandAndWales.split('|').map((part) => [part, 'england-and-wales'] as const),
  ...scotland.split('|').map((part) => [part, 'scotland'] as const),
  ...northernIreland.split('|').map((part) => [part, 'northern-ireland'] as const),
]);

/** Whose law a place is under; null where there is one law for the country, or where nobody knows which. */
export const legalAreaOf = (place: LegalPlace | null): LegalArea | null => {
  if (place?.country !== 'GB') return null;
  const areas = [...place.adminArea, place.name].flatMap((part) => areaOfPart.get(part) ?? []);
  return areas[0] ?? null;
};

const areaOfTask: Readonly<Record<string, LegalArea>> = {
  'learn-the-law-england-and-wales': 'england-and-wales',
  'plan-church-banns': 'england-and-wales',
  'give-notice-england-wales': 'england-and-wales',
  'gather-notice-documents': 'england-and-wales',
  'learn-the-law-scotland': 'scotland',
  'send-m10-forms-scotland': 'scotland',
  'learn-the-law-northern-ireland': 'northern-ireland',
  'send-marriage-notice-northern-ireland': 'northern-ireland',
};

/** The area whose law asks for a template's task; null where every area's does. */
export const lawOf = (key: string | null): LegalArea | null => (key === null ? null : (areaOfTask[key] ?? null));

/** The templates of a place: only its own legal steps, all of them while nobody knows whose law it is under. */
export const templatesAt = <T extends Pick<TaskTemplate, 'key'>>(
  templates: readonly T[],
  place: LegalPlace | null,
): T[] => {
  const area = legalAreaOf(place);
  return templates.filter(({ key }) => area === null || lawOf(key) === null || lawOf(key) === area);
};
