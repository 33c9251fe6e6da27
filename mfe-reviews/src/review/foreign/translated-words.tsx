import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { Button, color, InlineError, media, Text } from '@posy/shared-ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { OwnWords } from '../words/own-words';
import type { useTranslation } from './use-translation';

type Translation = ReturnType<typeof useTranslation>;

const Both = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px 24px;
  &[data-two='true'] {
    ${media.tablet} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  align-content: start;
  min-inline-size: 0;
`;

const Translated = styled(Words)`
  padding-inline-start: 14px;
  border-inline-start: 3px solid ${color.line};
`;

/** The original words, and beside them those in the reader's language; below them where there is no room. */
export const BesideTranslation = ({ words, children }: { words: Translation['words']; children: ReactNode }) => {
  const { locale } = useLocaleInfo();
  return (
    <Both data-two={words !== undefined}>
      <Words>{children}</Words>
      {words === undefined ? null : (
        <Translated lang={locale} role="status">
          <Text isStrong>{words.title}</Text>
          <OwnWords tone="soft">{words.body}</OwnWords>
          {words.reply === null ? null : (
            <OwnWords size="small" tone="soft">
              {words.reply}
            </OwnWords>
          )}
          <Text size="small" tone="faint">
            <FormattedMessage id="reviews.translated" />
          </Text>
        </Translated>
      )}
    </Both>
  );
};

/** The way to a review's words in the reader's language, and back. */
export const TranslateButton = ({ translation }: { translation: Translation }) => {
  const { isOffered, words, isPending, hasFailed, toggle } = translation;
  if (!isOffered) return null;
  return (
    <>
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
