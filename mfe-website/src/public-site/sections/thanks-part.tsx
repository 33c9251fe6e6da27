import { useIntl } from 'react-intl';
import type { SitePart } from '../rules/site-parts';
import { PartFrame } from './part-frame';
import { titleOf } from './part-title';
import { SectionPhotos } from './section-photos';
import { WelcomeWords } from './section-words';

/** The couple's thanks, after the day: what the welcome was before it. */
export const ThanksPart = ({ part, isPreview }: { part: SitePart; isPreview: boolean }) => {
  const title = titleOf(useIntl(), part);
  const said = part.words?.body.trim() ?? '';
  return (
    <PartFrame id={part.id} title={title} isPreview={isPreview}>
      {said === '' ? null : <WelcomeWords>{said}</WelcomeWords>}
      <SectionPhotos photos={part.photos} captions={[]} title={title ?? ''} />
    </PartFrame>
  );
};
