import { beauty } from '../subjects/beauty';
import { cakes } from '../subjects/cakes';
import { caterers } from '../subjects/caterers';
import { decoration } from '../subjects/decoration';
import { dress } from '../subjects/dress';
import { entertainment } from '../subjects/entertainment';
import { florists } from '../subjects/florists';
import { marquee } from '../subjects/marquee';
import { menswear } from '../subjects/menswear';
import { music } from '../subjects/music';
import { photographers } from '../subjects/photographers';
import { stationery } from '../subjects/stationery';
import { transport } from '../subjects/transport';
import { venues } from '../subjects/venues';
import { video } from '../subjects/video';

/** A drawing of 400 by 300 for each category of suppliers, in the order of their menu. */
export const SUBJECTS = {
  venues,
  photographers,
  florists,
  caterers,
  music,
  video,
  decoration,
  entertainment,
  cakes,
  beauty,
  dress,
  transport,
  menswear,
  stationery,
  marquee,
};

export type ArtCategory = keyof typeof SUBJECTS;

export const CATEGORIES = Object.keys(SUBJECTS) as readonly ArtCategory[];
