import { type MarketPrefix, paths } from '@posy/shared-contracts';
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
} from '@posy/shared-ui/icons';

/** Screens of a plan that are in no bar: the account's menu and the phone's sheet link to them. */
export interface PlanPlace {
  id: 'scrapbook' | 'advice' | 'overview' | 'runSheet' | 'realWeddings';
  path: (market: MarketPrefix) => string;
  icon: IconComponent;
  hue: Hue;
}

const places: readonly PlanPlace[] = [
  { id: 'scrapbook', path: paths.scrapbook, icon: NotePencilIcon, hue: 'sweetpea' },
  { id: 'advice', path: paths.advice, icon: LightbulbIcon, hue: 'primrose' },
  { id: 'overview', path: paths.planning, icon: MapTrifoldIcon, hue: 'fern' },
  { id: 'runSheet', path: paths.runSheet, icon: ClockIcon, hue: 'apricot' },
  { id: 'realWeddings', path: (market) => paths.realWeddings(market), icon: CameraIcon, hue: 'peony' },
];

/** Returns the screens that a person may open: for members of a wedding, each by their access. */
export const placesFor = (session: Session): readonly PlanPlace[] => {
  if (session.status !== 'signed-in' || session.user.kind !== 'couple') return [];
  const { wedding, uid } = session;
  return places.filter(({ id }) => id !== 'scrapbook' || wedding === null || mayView(wedding, uid, 'notes'));
};
