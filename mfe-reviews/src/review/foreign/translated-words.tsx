import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import type { Review } from '@posy/shared-contracts/entities';
import { Button, color, InlineError, Text } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { useTranslation } from './use-translation';

const Beside = styled.div`
  display: grid;
  gap: 6px;
  padding-inline-start: 14px;
  border-inline-start: 3px solid ${color.line};
`;

/** The way to a review's words in the reader's language, and those words under the original. */
export const TranslatedWords = ({ review }: { review: Pick<Review, 'id' | 'language'> }) => {
  const { locale } = useLocaleInfo();
  const { isOffered, words, isPending, hasFailed, toggle } = useTranslation(review);
  if (!isOffered) return null;
  return (
    <>
      {words === undefined ? null : (
        <Beside lang={locale} role="status">
          <Text size="small" tone="faint">
            <FormattedMessage id="reviews.translated" />
          </Text>
          <Text isStrong>{words.title}</Text>
          <Text tone="soft">{words.body}</Text>
          {words.reply === null ? null : (
            <Text size="small" tone="soft">
              {words.reply}
            </Text>
          )}
        </Beside>
      )}
      {hasFailed ? (
        <InlineError isAlert>
          <FormattedMessage id="reviews.translate.failed" />
        </InlineError>
      ) : null}
      <div>
        <Button kind="plain" size="s" isPending={isPending} onPress={toggle}>
          <FormattedMessage id={words === undefined ? 'reviews.translate' : 'reviews.translate.hide'} />
        </Button>
      </div>
    </>
  );
};
