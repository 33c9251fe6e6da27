import type { Area, Icon } from '@posy/shared-contracts/manifest';
import { type Hue } from '@posy/shared-ui';
import {
  ChatCircleDotsIcon,
  GlobeIcon,
  HeartIcon,
  HouseIcon,
  type IconComponent,
  LightbulbIcon,
  ListChecksIcon,
  NotePencilIcon,
  SparkleIcon,
  SquaresFourIcon,
  StarIcon,
  StorefrontIcon,
  UsersThreeIcon,
} from '@posy/shared-ui/icons';
import type { NavigationEntry } from './navigation-entries';

/** Icons for the names that manifests may use. */
const entryIcons = new Map<string, IconComponent>(
  Object.entries({
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
    shortlist: HeartIcon,
  } satisfies Record<Icon, IconComponent>),
);

/** Each area of the plan has its colour. */
const areaHues = new Map<string, Hue>(
  Object.entries({
    home: 'stem',
    checklist: 'fern',
    guests: 'bluebell',
    budget: 'primrose',
    suppliers: 'peony',
    website: 'sweetpea',
    inbox: 'apricot',
  } satisfies Record<Area, Hue>),
);

/** Returns the entry's icon; a default for a name that this shell does not know. */
export const iconOf = ({ icon }: NavigationEntry): IconComponent => entryIcons.get(icon) ?? SparkleIcon;

/** Returns the colour of the entry's area; the product's own for an area that this shell does not know. */
export const hueOf = ({ area }: NavigationEntry): Hue => areaHues.get(area) ?? 'stem';
