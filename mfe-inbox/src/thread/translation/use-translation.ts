import { useHost, useLocaleInfo, useSignedIn } from '@posy/remote-kit';
import { useMemo, useState } from 'react';
import { type Foreign, foreignTo } from '../rules/language-of';
import { type TranslateFault, translateFault } from './translate-fault';
import { readTranslation, saveTranslation, type Translation } from './translations';

type Asking = { status: 'idle' } | { status: 'pending' } | { status: 'failed'; fault: TranslateFault };

interface Options {
  conversationId: string;
  messageId: string;
  body: string;
}

/** A message's words in the reader's language, and the way there and back. */
export interface TranslationControl {
  foreign: Foreign;
  /** The reader's, ISO 639-1. */
  language: string;
  translation: Translation | null;
  asking: Asking;
  /** Asks for it: nothing of the message leaves its conversation before. */
  translate: () => void;
  show: (isShown: boolean) => void;
}

/** The translation of one message, as this tab knows it. Give its component the message's id as its key. */
export const useTranslation = ({ conversationId, messageId, body }: Options): TranslationControl => {
  const { api, telemetry } = useHost();
  const { locale } = useLocaleInfo();
  const language = locale.slice(0, 2);
  const place = { uid: useSignedIn()?.uid ?? 'nobody', conversationId, messageId };
  const [known, setKnown] = useState(() => readTranslation(place, language));
  const [asking, setAsking] = useState<Asking>({ status: 'idle' });
  // Who changes their language reads the message itself, and may ask again.
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
