import { useLiveDocument, useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { collections } from '@posy/shared-contracts/collections';
import { Link, Text } from '@posy/shared-ui';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DrawerPartProps } from './part-props';

/**
 * Shows the day of the answers and whether the household or the couple gave them, with a link when the couple has to
 * choose between two.
 */
export const AnsweredLine = ({
  weddingId,
  guest,
  household,
}: Pick<DrawerPartProps, 'weddingId' | 'guest' | 'household'>) => {
  const { formatDate } = useIntl();
  const { prefix } = useLocaleInfo().market;
  const { value: answer } = useLiveDocument(
    useMemo(() => collections.answers(weddingId), [weddingId]),
    household.id,
  );
  if (answer === null) return null;
  const day = formatDate(answer.answeredAt, { dateStyle: 'medium' });
  const isOpen = Object.hasOwn(answer.open, guest.id);
  return (
    <Text size="small" tone="soft">
      <FormattedMessage
        id={answer.answeredBy === 'guest' ? 'guests.answers.by-household' : 'guests.answers.by-couple'}
        values={{ day }}
      />{' '}
      {isOpen ? (
        <Link href={paths.answers(prefix)}>
          <FormattedMessage id="guests.answers.choose" />
        </Link>
      ) : null}
    </Text>
  );
};
