import styled from '@emotion/styled';
import { formatMoney, useLocaleInfo } from '@posy/remote-kit';
import type { WeddingStory } from '@posy/shared-contracts/entities';
import { color, Heading, type HeadingLevel, media, NavLink, Text } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { Picture } from '#supplier/card/picture';
import { Petals } from '../petals/petals';
import { altogether } from '../rules/altogether';
import { cardPictures } from '../rules/card-pictures';
import { storyHref } from './story-href';

/** A grid of one large story and rows of three; `data-wide` names the grids in which a story takes two columns. */
export const StoryGrid = styled.ol`
  display: grid;
  gap: 36px 24px;
  grid-template-columns: minmax(0, 1fr);
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    &[data-has-first] > li:first-of-type,
    & > li[data-wide~='two'] {
      grid-column: span 2;
    }
  }
  ${media.desk} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > li[data-wide] {
      grid-column: auto;
    }
    & > li[data-wide~='three'] {
      grid-column: span 2;
    }
  }
`;

const Root = styled.article`
  position: relative;
  display: grid;
  gap: 4px;
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 18px;
  }
  &:hover a {
    text-decoration: underline 1.5px;
    text-underline-offset: 4px;
  }
`;

/** A large picture and two small ones, as one. */
const Pictures = styled.div`
  display: grid;
  gap: 4px;
  grid-template: repeat(2, minmax(0, 1fr)) / 2fr 1fr;
  block-size: 250px;
  margin-block-end: 8px;
  border-radius: 18px;
  overflow: hidden;
  background: ${color.sunken};
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    min-block-size: 0;
  }
  & > img:first-of-type {
    grid-row: span 2;
  }
  ${media.desk} {
    [data-has-first] > li:first-of-type & {
      block-size: 380px;
    }
  }
`;

/** Its name, with its colours at the end of the line. */
const Named = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  & > span {
    margin-block-start: 5px;
  }
`;

/** Formats a month: "June 2026". */
export const useMonth = () => {
  const { formatDate } = useIntl();
  return (day: string): string => formatDate(`${day}T00:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' });
};

interface Props {
  story: WeddingStory;
  level?: HeadingLevel;
  isFirst?: boolean;
}

/** A wedding in a list: the whole card leads to its page. */
export const StoryCard = ({ story, level = 2, isFirst = false }: Props) => {
  const { locale, market } = useLocaleInfo();
  const { formatMessage } = useIntl();
  const month = useMonth();
  const sum = altogether(story);
  const venue = story.suppliers.find(({ role }) => role === 'venue');
  const more = story.suppliers.length - (venue === undefined ? 0 : 1);
  return (
    <Root>
      <Pictures>
        {cardPictures(story.photos).map((photo, place) => (
          <Picture
            key={`${photo.category}:${photo.seed}`}
            picture={photo}
            shape={place === 0 ? '4x3' : '1x1'}
            sizes={place === 0 ? '(min-width: 768px) 380px, 66vw' : '(min-width: 768px) 130px, 33vw'}
            isFirst={isFirst && place === 0}
          />
        ))}
      </Pictures>
      <Named>
        <Heading level={level} size="h3">
          <NavLink href={storyHref(market.prefix, story)}>{story.title}</NavLink>
        </Heading>
        <Petals palette={story.palette} />
      </Named>
      <Text size="small" isStrong>
        {sum === null
          ? formatMessage({ id: 'stories.card.facts' }, { count: story.guests, palette: story.palette })
          : formatMessage({ id: 'stories.card.money' }, { count: story.guests, total: formatMoney(sum.total, locale) })}
      </Text>
      <Text size="small" tone="soft">
        {`${story.town}, ${month(story.date)}. `}
        {venue === undefined
          ? null
          : formatMessage({ id: 'stories.card.suppliers' }, { name: venue.supplierName, more })}
      </Text>
    </Root>
  );
};
