import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { Button, color, InlineError } from '@posy/shared-ui';
import { type ReactNode, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { foreignTo } from '../rules/language-of';
import type { ShownMessage } from '../rules/message-groups';
import type { QuoteWords } from './translations';
import { useOffered } from './use-offered';
import { type TranslationControl, useTranslation } from './use-translation';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 8px;
  align-items: center;
  padding-inline: 6px;
  font-size: 0.8125rem;
  color: ${color.inkFaint};
  /* The live region is there before its text, and takes no space until then. */
  & > [role='status']:empty {
    position: absolute;
  }
`;

/** Returns all texts of a message, from which its language is detected. */
const writtenWords = ({ body, content }: ShownMessage): string =>
  content.kind === 'quote' ? [body, content.quote.price.condition, content.quote.includes].join('\n') : body;

/** Returns the name of a language in another: German in English. */
const languageName = (language: string, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language;

/** Returns the label of the button. */
const labelOf = ({ translation, asking }: TranslationControl) => {
  if (translation !== null) return translation.isShown ? 'inbox.translate.original' : 'inbox.translate.again';
  return asking.status === 'failed' ? 'inbox.thread.retry' : 'inbox.translate.do';
};

/** Switches between the original and the translation: one button throughout, so that it keeps the focus. */
const Control = (control: TranslationControl) => {
  const { from, translation, asking, translate, show } = control;
  const { locale } = useLocaleInfo();
  const fault = translation === null && asking.status === 'failed' ? asking.fault : null;
  return (
    <>
      {fault === null ? null : (
        <InlineError isAlert>
          <FormattedMessage id={`inbox.translate.failed.${fault}`} />
        </InlineError>
      )}
      <Line>
        <span role="status">
          {translation?.isShown === true ? (
            <FormattedMessage
              id={from === null ? 'inbox.translate.by-machine' : 'inbox.translate.by-machine-from'}
              values={{ language: from === null ? '' : languageName(from, locale) }}
            />
          ) : null}
        </span>
        {fault === 'unavailable' ? null : (
          <Button
            kind="plain"
            size="s"
            isPending={asking.status === 'pending'}
            onPress={() => (translation === null ? translate() : show(!translation.isShown))}
          >
            <FormattedMessage id={labelOf(control)} />
          </Button>
        )}
      </Line>
    </>
  );
};

interface Props {
  conversationId: string;
  message: ShownMessage;
  /** Renders the text as the thread does; `lang` is its language, if known. */
  children: (body: string, lang: string | undefined) => ReactNode;
  /** Renders the rest of the message: for a price its texts, if they are read in translation. */
  rest: (quote: QuoteWords | undefined) => ReactNode;
}

interface ForeignProps extends Props {
  /** The reader's language, ISO 639-1. */
  language: string;
  /** The text's language; null for an unknown one. */
  from: string | null;
}

const Translatable = ({ conversationId, message, children, rest, language, from }: ForeignProps) => {
  const control = useTranslation({ conversationId, messageId: message.id, language, from });
  const { translation } = control;
  const isOffered = useOffered(language);
  const shown = translation?.isShown === true ? translation : null;
  return (
    <>
      {shown === null ? children(message.body, from ?? undefined) : children(shown.body, language)}
      {translation !== null || isOffered ? <Control {...control} /> : null}
      {rest(shown?.quote)}
    </>
  );
};

/**
 * The other side's message, which a reader of another language may have translated: on request, with the original one
 * press away. Most messages are in the reader's language: those store nothing and read nothing stored.
 */
export const ForeignWords = (props: Props) => {
  const language = useLocaleInfo().locale.slice(0, 2);
  const words = writtenWords(props.message);
  const foreign = useMemo(() => foreignTo(words, language), [words, language]);
  if (foreign.isForeign) return <Translatable {...props} language={language} from={foreign.from} />;
  return (
    <>
      {props.children(props.message.body, undefined)}
      {props.rest(undefined)}
    </>
  );
};
