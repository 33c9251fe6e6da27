import { type MarketPrefix, paths } from '@posy/shared-contracts';
import type { AccessArea } from '@posy/shared-contracts/entities';
import type { Session } from '@posy/shared-contracts/mount-props';
import { mayView } from '@posy/shared-contracts/rules';
import type { Hue } from '@posy/shared-ui';
import {
  CameraIcon,
  ClockIcon,
  type IconComponent,
  LightbulbIcon,
  MapTrifoldIcon,
  NotePencilIcon,
  StarIcon,
} from '@posy/shared-ui/icons';

/** Screens of a plan that are in no bar: the account's menu and the phone's sheet link to them. */
export interface PlanPlace {
  id: 'scrapbook' | 'advice' | 'overview' | 'runSheet' | 'reviews' | 'realWeddings';
  path: (market: MarketPrefix) => string;
  icon: IconComponent;
  hue: Hue;
}

const places: readonly PlanPlace[] = [
  { id: 'scrapbook', path: paths.scrapbook, icon: NotePencilIcon, hue: 'sweetpea' },
  { id: 'advice', path: paths.advice, icon: LightbulbIcon, hue: 'primrose' },
  { id: 'overview', path: paths.planning, icon: MapTrifoldIcon, hue: 'fern' },
  { id: 'runSheet', path: paths.runSheet, icon: ClockIcon, hue: 'apricot' },
  { id: 'reviews', path: paths.reviews, icon: StarIcon, hue: 'bluebell' },
  { id: 'realWeddings', path: (market) => paths.realWeddings(market), icon: CameraIcon, hue: 'peony' },
];

/** Areas of the plan whose access opens a screen; the others are open to every member. */
const areaOf: Partial<Record<PlanPlace['id'], AccessArea>> = { scrapbook: 'notes', reviews: 'suppliers' };

/** Returns the screens that a person may open: for members of a wedding, each by their access. */
export const placesFor = (session: Session): readonly PlanPlace[] => {
  if (session.status !== 'signed-in' || session.user.kind !== 'couple') return [];
  const { wedding, uid } = session;
  return places.filter(({ id }) => {
    const area = areaOf[id];
    return area === undefined || wedding === null || mayView(wedding, uid, area);
  });
};
