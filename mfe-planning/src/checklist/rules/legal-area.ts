import type { TaskTemplate, Wedding } from '@posy/shared-contracts/entities';

/** Parts of the United Kingdom with a marriage law of their own. */
export type LegalArea = 'england-and-wales' | 'scotland' | 'northern-ireland';

/** The fields of the wedding's location that decide the law. */
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

/** Returns the area whose law applies at a place; null when the country has one law, or the area is unknown. */
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

/** Returns the only area whose law requires a template's task; null when all areas require it. */
export const lawOf = (key: string | null): LegalArea | null => (key === null ? null : (areaOfTask[key] ?? null));

/** Returns the templates for a place: only its own legal tasks, or all of them while the area is unknown. */
export const templatesAt = <T extends Pick<TaskTemplate, 'key'>>(
  templates: readonly T[],
  place: LegalPlace | null,
): T[] => {
  const area = legalAreaOf(place);
  return templates.filter(({ key }) => area === null || lawOf(key) === null || lawOf(key) === area);
};
