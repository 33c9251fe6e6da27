import { useHost, useLocaleInfo, useSignedIn } from '@posy/remote-kit';
import { useMemo, useState } from 'react';
import { foreignTo, type TextLanguage } from '../rules/language-of';
import { type TranslateFault, translateFault } from './translate-fault';
import { readTranslation, saveTranslation, type Translation } from './translations';

type TranslationRequest = { status: 'idle' } | { status: 'pending' } | { status: 'failed'; fault: TranslateFault };

interface Options {
  conversationId: string;
  messageId: string;
  body: string;
}

/** A message in the reader's language, with the commands to switch. */
export interface TranslationControl {
  foreign: TextLanguage;
  /** The reader's language, ISO 639-1. */
  language: string;
  translation: Translation | null;
  asking: TranslationRequest;
  /** Requests the translation: nothing of the message is sent before. */
  translate: () => void;
  show: (isShown: boolean) => void;
}

/** The translation of one message, as this tab has it. Its component's key must be the message's id. */
export const useTranslation = ({ conversationId, messageId, body }: Options): TranslationControl => {
  const { api, telemetry } = useHost();
  const { locale } = useLocaleInfo();
  const language = locale.slice(0, 2);
  const place = { uid: useSignedIn()?.uid ?? 'nobody', conversationId, messageId };
  const [known, setKnown] = useState(() => readTranslation(place, language));
  const [asking, setAsking] = useState<TranslationRequest>({ status: 'idle' });
  // A reader who changes their language sees the original, and may request another translation.
  const translation = known?.language === language ? known : null;
  const save = (next: Translation): void => {
    setKnown(next);
    saveTranslation(place, next);
  };
  return {
    foreign: useMemo(() => foreignTo(body, language), [body, language]),
    language,
    translation,
    asking,
    translate() {
      setAsking({ status: 'pending' });
      api.call('translateMessage', { params: { id: conversationId, messageId }, body: { targetLang: language } }).then(
        (answer) => {
          save({ ...answer, language, isShown: true });
          setAsking({ status: 'idle' });
        },
        (error: unknown) => {
          const fault = translateFault(error);
          if (fault === 'server') telemetry.error('inbox', error);
          setAsking({ status: 'failed', fault });
        },
      );
    },
    show: (isShown) => translation !== null && save({ ...translation, isShown }),
  };
};
