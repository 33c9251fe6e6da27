import styled from '@emotion/styled';
import { formatMoney, useHost, useLocaleInfo, useTitle } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import { paths } from '@posy/shared-contracts';
import type { RealWeddingPage } from '@posy/shared-contracts/entities';
import { Breadcrumbs, color, font, Heading, media, Page, PageHead, Section, Stack, Text } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Picture } from '#supplier/card/picture';
import { altogether } from '../rules/altogether';
import { coloursOf } from '../rules/colours-of';
import { storiesHref } from './filters/story-filters';
import { StoryActions } from './story-actions';
import { StoryCard, StoryGrid, useMonth } from './story-card';
import { StoryColours } from './story-colours';
import { StoryCosts } from './story-costs';
import { StoryCredits } from './story-credits';
import { likeThisQuery } from './story-queries';

const Pictures = styled.ul`
  display: grid;
  gap: 8px;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  & > li:first-of-type {
    grid-column: span 2;
  }
  & img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    aspect-ratio: 4 / 3;
    object-fit: cover;
    background: ${color.sunken};
  }
  border-radius: 20px;
  overflow: hidden;
  & > li:last-of-type:nth-of-type(even) {
    grid-column: span 2;
    & img {
      aspect-ratio: 8 / 3;
    }
  }
  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    & > li:first-of-type {
      grid-area: span 2 / span 2;
    }
    /* Two or three of them fill both rows beside the first, too. */
    &[data-count='2'] > li:last-of-type:nth-of-type(2) {
      grid-area: span 2 / span 2;
      & img {
        aspect-ratio: 4 / 3;
      }
    }
    &[data-count='3'] > li + li {
      grid-column: span 2;
      & img {
        aspect-ratio: 8 / 3;
      }
    }
  }
`;

/** Figures with a line between them on wide screens, two beside each other on phones. */
const Facts = styled.dl`
  display: grid;
  gap: 16px 24px;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  padding-block-end: 24px;
  border-block-end: 1px solid ${color.line};
  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
    & > div + div {
      padding-inline-start: 24px;
      border-inline-start: 1px solid ${color.line};
    }
  }
  & dt,
  & small {
    color: ${color.inkSoft};
    font-size: 0.8125rem;
  }
  & dd {
    font: 500 1.5rem / 1.25 ${font.display};
    & > small {
      display: block;
      font: 400 0.8125rem / 1.5 ${font.text};
    }
  }
`;

/** The text, with the colours beside it on wide screens. */
const Columns = styled.div`
  display: grid;
  gap: 32px 56px;
  grid-template-columns: minmax(0, 1fr);
  ${media.desk} {
    grid-template-columns: minmax(0, 68ch) minmax(0, 1fr);
  }
`;

const Words = styled.div`
  display: grid;
  gap: 1em;
  max-inline-size: 68ch;
  font-size: 1.0625rem;
  line-height: 1.65;
`;

/** A fact of the wedding, with a small line below it. */
interface Fact {
  name: string;
  value: string;
  note?: string;
}

/** Returns what a wedding came to, with what that is for each guest; nothing where it is unknown. */
const useMoneyFact = (story: RealWeddingPage): Fact[] => {
  const { formatMessage } = useIntl();
  const { locale } = useLocaleInfo();
  const sum = altogether(story);
  if (sum === null) return [];
  const [total, each] = [formatMoney(sum.total, locale), formatMoney(sum.perGuest, locale)];
  return [
    {
      name: formatMessage({ id: 'stories.total' }),
      value: formatMessage({ id: 'stories.total.about' }, { total }),
      note: formatMessage({ id: 'stories.total.each' }, { each }),
    },
  ];
};

/** Returns the facts of a wedding: day, place, guests, money, style and colours. */
const useFacts = (story: RealWeddingPage): Fact[] => {
  const { date, town, county, guests, theme, palette } = story;
  const { formatDate, formatMessage, formatNumber } = useIntl();
  const money = useMoneyFact(story);
  const month = useMonth();
  const weekday = formatDate(`${date}T00:00:00Z`, { weekday: 'long', timeZone: 'UTC' });
  return [
    { name: formatMessage({ id: 'stories.when' }), value: month(date), note: weekday },
    { name: formatMessage({ id: 'stories.where' }), value: town, ...(town !== county && { note: county }) },
    { name: formatMessage({ id: 'stories.guests' }), value: formatNumber(guests) },
    ...money,
    { name: formatMessage({ id: 'stories.theme' }), value: theme },
    // Known colours are shown beside the text instead.
    ...(coloursOf(palette).length > 0 ? [] : [{ name: formatMessage({ id: 'stories.palette' }), value: palette }]),
  ];
};

/** Weddings of the same style, without this one; renders nothing without any. */
const LikeThis = ({ story: { id, theme } }: { story: RealWeddingPage }) => {
  const { api } = useHost();
  const { country } = useLocaleInfo().market;
  const { data = [] } = useQuery(likeThisQuery(api, country, theme));
  const others = data.filter((other) => other.id !== id).slice(0, 3);
  if (others.length === 0) return null;
  return (
    <Section title={<FormattedMessage id="stories.like" />}>
      <StoryGrid>
        {others.map((other) => (
          <li key={other.id}>
            <StoryCard story={other} level={3} />
          </li>
        ))}
      </StoryGrid>
    </Section>
  );
};

/** One wedding: its pictures, its story, and its suppliers. */
export const Story = ({ story }: { story: RealWeddingPage }) => {
  const { prefix } = useLocaleInfo().market;
  const { formatMessage } = useIntl();
  const facts = useFacts(story);
  const sum = altogether(story);
  const shown = story.photos.slice(0, 5);
  useTitle(story.title);
  const near = { season: null, guests: null, theme: '', palette: '', county: story.county, page: 1 };
  return (
    <Page>
      <Stack gap={8}>
        <Stack gap={3}>
          <Breadcrumbs
            label={formatMessage({ id: 'stories.trail' })}
            items={[
              { label: formatMessage({ id: 'stories.title' }), href: paths.realWeddings(prefix) },
              { label: story.county, href: storiesHref(prefix, near) },
            ]}
          />
          <PageHead title={story.title} lead={story.couple.join(' & ')} />
          <StoryActions story={story} />
          <Pictures data-count={shown.length}>
            {shown.map((photo, place) => (
              <li key={photo.seed}>
                <Picture
                  picture={photo}
                  shape="4x3"
                  sizes={
                    place === 0 || shown.length < 4
                      ? '(min-width: 768px) 600px, 100vw'
                      : '(min-width: 768px) 300px, 50vw'
                  }
                  isFirst={place === 0}
                />
              </li>
            ))}
          </Pictures>
        </Stack>
        <Facts>
          {facts.map(({ name, value, note }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {value}
                {note === undefined ? null : <small>{note}</small>}
              </dd>
            </div>
          ))}
        </Facts>
        <Columns>
          <Stack gap={6}>
            <Words>
              <Heading level={2}>{formatMessage({ id: 'stories.day' })}</Heading>
              {story.story.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Words>
            {sum === null ? null : <StoryCosts {...sum} all={story.suppliers.length} />}
          </Stack>
          <StoryColours palette={story.palette} />
        </Columns>
        <StoryCredits suppliers={story.suppliers} />
        <LikeThis story={story} />
        {story.demo ? (
          <Text size="small" tone="soft">
            {formatMessage({ id: 'stories.demo' })}
          </Text>
        ) : null}
      </Stack>
    </Page>
  );
};
