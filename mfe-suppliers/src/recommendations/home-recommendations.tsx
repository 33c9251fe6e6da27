import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { Link, Section } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { RecommendedCards } from './recommended-cards';
import { useLocalSuppliers } from './recommendation-queries';

const shownAtMost = 3;

/** A few of them on home; nothing while they are not known, fail, or are none. */
export const HomeRecommendations = () => {
  const { prefix } = useLocaleInfo().market;
  const { results } = useLocalSuppliers();
  const shown = (results ?? []).slice(0, shownAtMost);
  if (shown.length === 0) return null;
  return (
    <Section
      title={<FormattedMessage id="recommendations.title" />}
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
