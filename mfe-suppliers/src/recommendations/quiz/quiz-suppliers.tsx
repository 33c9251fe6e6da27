import { useLocaleInfo, useWedding } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { ButtonLink, Card, Heading, Inline, Link, Loading, Section, Stack, Text } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { CardsSkeleton } from '#supplier/card/cards-skeleton';
import { LoadFailure } from '#supplier/screen/load-failure';
import { RecommendedCards } from '../cards/recommended-cards';
import { isUnanswered, venueQuiz } from './left-to-you';
import type { KindFound, QuizFound } from './quiz-queries';

const OfKind = ({ found: { kind, suppliers } }: { found: KindFound }) => {
  const { prefix } = useLocaleInfo().market;
  return (
    <Section
      level={3}
      title={<FormattedMessage id={`suppliers.category.${kind}`} />}
      action={
        <Link href={paths.category(prefix, kind)}>
          <FormattedMessage id={`recommendations.quiz.all.${kind}`} />
        </Link>
      }
    >
      <RecommendedCards suppliers={suppliers} level={4} />
    </Section>
  );
};

const Groups = ({ found }: { found: QuizFound }) => {
  const { formatMessage } = useIntl();
  if (found.groups === null && found.error !== null)
    return (
      <LoadFailure
        title={formatMessage({ id: 'recommendations.quiz.failed' })}
        error={found.error}
        onRetry={found.retry}
        isRetrying={found.isFetching}
      />
    );
  if (found.groups === null)
    return (
      <Loading label={formatMessage({ id: 'recommendations.quiz.loading' })}>
        <CardsSkeleton />
      </Loading>
    );
  if (found.groups.length === 0)
    return (
      <Text tone="soft">
        <FormattedMessage id="recommendations.quiz.nobody" />
      </Text>
    );
  return found.groups.map((one) => <OfKind key={one.kind} found={one} />);
};

/**
 * Suppliers for the services that the venue does not provide, by the couple's answers in the quiz. Source:
 * S6-recommend.
 */
export const QuizSuppliers = ({ found }: { found: QuizFound }) => {
  const date = useWedding()?.date ?? null;
  if (found.kinds.length === 0) return null;
  return (
    <Section title={<FormattedMessage id="recommendations.quiz.title" />}>
      <Stack gap={6}>
        <Text tone="soft">
          <FormattedMessage id="recommendations.quiz.lead" values={{ hasDate: String(date !== null) }} />
        </Text>
        <Groups found={found} />
      </Stack>
    </Section>
  );
};

/** Invites a couple with a venue to answer the quiz; hidden once they began, and when the quiz finds no supplier. */
export const QuizInvitation = () => {
  const wedding = useWedding();
  const { country, prefix } = useLocaleInfo().market;
  if (wedding === null || country !== 'GB' || !wedding.bookings.venue || !isUnanswered(wedding)) return null;
  return (
    <Card hue="fern">
      <Inline gap={4} justify="space-between">
        <Stack gap={1}>
          <Heading level={2} size="h3">
            <FormattedMessage id="recommendations.quiz.ask" />
          </Heading>
          <Text tone="hue">
            <FormattedMessage id="recommendations.quiz.ask.why" />
          </Text>
        </Stack>
        <ButtonLink href={paths.home(prefix, { todayTaskFlowId: venueQuiz })}>
          <FormattedMessage id="recommendations.quiz.ask.way" />
        </ButtonLink>
      </Inline>
    </Card>
  );
};
