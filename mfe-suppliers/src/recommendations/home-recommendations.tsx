import { useLocaleInfo, useWedding } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { Link, Section } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { RecommendedCards } from './cards/recommended-cards';
import { HomeSearch } from './home-search';
import { QuizTeaser } from './quiz/quiz-teaser';
import { useLocalSuppliers } from './recommendation-queries';

const shownAtMost = 4;

/** A few suppliers around the wedding's place; renders nothing while loading, after a failure, or without any. */
const AroundPlace = () => {
  const { prefix } = useLocaleInfo().market;
  const place = useWedding()?.location?.name;
  const { results } = useLocalSuppliers();
  const shown = (results ?? []).slice(0, shownAtMost);
  if (shown.length === 0) return null;
  return (
    <Section
      style={{ marginBlock: 12 }}
      title={<FormattedMessage id="recommendations.around" values={{ place }} />}
      action={
        <Link href={paths.recommendations(prefix)}>
          <FormattedMessage id="recommendations.all" />
        </Link>
      }
    >
      <RecommendedCards suppliers={shown} />
    </Section>
  );
};

/** On home: the search, the suppliers that the venue does not provide, and a few around the wedding's place. */
export const HomeRecommendations = () => (
  <>
    <HomeSearch />
    <QuizTeaser />
    <AroundPlace />
  </>
);
