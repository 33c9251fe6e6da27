import styled from '@emotion/styled';
import { formatMoney, useLocaleInfo, useTitle } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { RealWeddingPage } from '@posy/shared-contracts/entities';
import { Breadcrumbs, color, font, Heading, media, Page, PageHead, Stack, Text } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { altogether } from '../rules/altogether';
import { coloursOf } from '../rules/colours-of';
import { storiesHref } from './filters/story-filters';
import { LikeThis } from './like-this';
import { StoryActions } from './story-actions';
import { useMonth } from './story-card';
import { StoryColours } from './story-colours';
import { StoryCosts } from './story-costs';
import { StoryCredits } from './story-credits';
import { StoryPictures } from './story-pictures';

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

/** One wedding: its pictures, its story, and its suppliers. */
export const Story = ({ story }: { story: RealWeddingPage }) => {
  const { prefix } = useLocaleInfo().market;
  const { formatMessage } = useIntl();
  const facts = useFacts(story);
  const sum = altogether(story);
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
          <StoryPictures story={story} />
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
