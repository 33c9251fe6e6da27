import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import type { RealWeddingPage } from '@posy/shared-contracts/entities';
import { Link, Section } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { storiesHref } from './filters/story-filters';
import { StoryCard, StoryGrid } from './story-card';
import { likeThisQuery } from './story-queries';

/** Number of weddings beside this one. */
const mostShown = 3;

/** Weddings of the same style, without this one; renders nothing without any. */
export const LikeThis = ({ story: { id, theme } }: { story: RealWeddingPage }) => {
  const { api } = useHost();
  const { country, prefix } = useLocaleInfo().market;
  const { data } = useQuery(likeThisQuery(api, country, theme));
  const others = (data?.results ?? []).filter((other) => other.id !== id).slice(0, mostShown);
  if (data === undefined || others.length === 0) return null;
  const ofTheme = { season: null, guests: null, theme, palette: '', county: '', page: 1 };
  return (
    <Section
      title={<FormattedMessage id="stories.like" />}
      action={
        data.total > others.length + 1 ? (
          <Link href={storiesHref(prefix, ofTheme)}>
            <FormattedMessage id="stories.like.all" values={{ count: data.total }} />
          </Link>
        ) : null
      }
    >
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
