import { type Hue } from '@posy/shared-ui';
import {
  ChatCircleDotsIcon,
  GlobeIcon,
  HouseIcon,
  LightbulbIcon,
  NotePencilIcon,
  type IconComponent,
  ListChecksIcon,
  StarIcon,
  StorefrontIcon,
  UsersThreeIcon,
  SquaresFourIcon,
} from '@posy/shared-ui/icons';
import type { NavigationEntry } from './navigation-entries';

/** Pictures for the icon names that manifests may use. */
export const entryIcons: Record<NavigationEntry['icon'], IconComponent> = {
  home: HouseIcon,
  checklist: ListChecksIcon,
  guests: UsersThreeIcon,
  budget: SquaresFourIcon,
  suppliers: StorefrontIcon,
  website: GlobeIcon,
  inbox: ChatCircleDotsIcon,
  reviews: StarIcon,
  advice: LightbulbIcon,
  scrapbook: NotePencilIcon,
};

/** Each area of the plan has its flower. Source: design/look, "Areas". */
export const areaHues: Record<NavigationEntry['area'], Hue> = {
  home: 'stem',
  checklist: 'fern',
  guests: 'bluebell',
  budget: 'primrose',
  suppliers: 'peony',
  website: 'sweetpea',
  inbox: 'apricot',
};
