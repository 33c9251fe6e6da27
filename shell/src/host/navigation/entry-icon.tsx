import type { Area, Drawing, Icon } from '@posy/shared-contracts/manifest';
import { type Hue } from '@posy/shared-ui';
import {
  ChatCircleDotsIcon,
  GlobeIcon,
  HeartIcon,
  HouseIcon,
  icon,
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

/** Icons that remotes brought along, by their outlines: one component each, however often the navigation is drawn. */
const drawnIcons = new Map<string, IconComponent>();

const drawnIcon = ({ path, box }: Drawing): IconComponent => {
  const drawn = drawnIcons.get(path) ?? icon(path, path, box);
  drawnIcons.set(path, drawn);
  return drawn;
};

/** Returns the entry's icon; a default for a name that this shell does not know. */
export const iconOf = ({ icon: name, drawing }: NavigationEntry): IconComponent =>
  drawing === undefined ? (entryIcons.get(name) ?? SparkleIcon) : drawnIcon(drawing);

/** Returns the colour of the entry's area; the product's own for an area that this shell does not know. */
export const hueOf = ({ area }: NavigationEntry): Hue => areaHues.get(area) ?? 'stem';
