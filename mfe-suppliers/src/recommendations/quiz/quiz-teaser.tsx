import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { ButtonLink, Card, Heading, Inline, Stack, Text } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLeftToYou } from './quiz-queries';

/** On home: the services that the venue does not provide, with a link to suppliers, until it was opened. */
export const QuizTeaser = () => {
  const { prefix } = useLocaleInfo().market;
  const { formatList, formatMessage } = useIntl();
  const kinds = useLeftToYou({ again: false });
  if (kinds.length === 0) return null;
  const what = formatList(kinds.map((kind) => formatMessage({ id: `suppliers.category.${kind}` })));
  return (
    <Card as="section" hue="fern">
      <Inline gap={4} justify="space-between">
        <Stack gap={1}>
          <Heading level={2} size="h3">
            <FormattedMessage id="recommendations.quiz.title" />
          </Heading>
          <Text tone="hue">
            <FormattedMessage id="recommendations.quiz.what" values={{ what }} />
          </Text>
        </Stack>
        <ButtonLink href={paths.recommendations(prefix)}>
          <FormattedMessage id="recommendations.quiz.see" />
        </ButtonLink>
      </Inline>
    </Card>
  );
};
