import styled from '@emotion/styled';
import type { WebsiteSectionKind } from '@posy/shared-contracts/entities';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { LatePicture } from '../art/late-picture';
import { linesOf, type SitePart } from '../rules/site-parts';
import { PartFrame } from './part-frame';
import { titleOf } from './part-title';
import { SectionCards } from './section-cards';
import { SectionPhotos } from './section-photos';
import { SectionQuestions } from './section-questions';
import { SectionWords } from './section-words';

const Beside = styled.div`
  display: grid;
  gap: 24px;
  align-items: center;
  @container site (min-width: 700px) {
    grid-template-columns: minmax(0, 1fr) 280px;
  }
  & > span {
    display: block;
    aspect-ratio: 1;
    max-inline-size: 280px;
    border-radius: var(--site-round, 16px);
    overflow: hidden;
  }
  & img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  @media print {
    & > span {
      display: none;
    }
  }
`;

/** Kinds whose lines are cards on a ground of their own. */
const banded: readonly WebsiteSectionKind[] = ['travel', 'stay', 'gifts', 'party'];

export const isBanded = (kind: WebsiteSectionKind): boolean => banded.includes(kind);

interface Props {
  part: SitePart;
  /** The same wedding has the same pictures. */
  seed: string;
  /** False in a picture of the page. */
  hasLinks: boolean;
}

/** The content of a section below its heading. */
export const SectionBody = ({ part, seed, hasLinks }: Props) => {
  const intl = useIntl();
  const { kind, words, photos } = part;
  // The lines of a gallery are the captions of its photos.
  const lines = kind === 'photos' ? [] : linesOf(words);
  const captions = kind === 'photos' ? (words?.items ?? []).map(({ title }) => title.trim()) : [];
  const body = words?.body.trim() ?? '';
  const said = body === '' ? null : <SectionWords>{body}</SectionWords>;
  return (
    <>
      {kind === 'dress' ? (
        <Beside>
          <div>{said}</div>
          <span aria-hidden>
            <Suspense fallback={null}>
              <LatePicture category="dress" seed={seed} palette={4} />
            </Suspense>
          </span>
        </Beside>
      ) : (
        said
      )}
      <SectionPhotos photos={photos} captions={captions} title={titleOf(intl, part) ?? ''} />
      {kind === 'questions' ? (
        <SectionQuestions lines={lines} />
      ) : (
        <SectionCards lines={lines} isPeople={kind === 'party'} hasLinks={hasLinks} />
      )}
    </>
  );
};

/** A section that the couple wrote. */
export const SiteSection = (props: Props) => {
  const intl = useIntl();
  const { part } = props;
  return (
    <PartFrame id={part.id} title={titleOf(intl, part)} isBand={isBanded(part.kind)} isPreview={!props.hasLinks}>
      <SectionBody {...props} />
    </PartFrame>
  );
};
