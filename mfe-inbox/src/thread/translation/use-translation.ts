import { useHost, useSignedIn } from '@posy/remote-kit';
import { useState } from 'react';
import { type TranslateFault, translateFault } from './translate-fault';
import { readTranslation, saveTranslation, type Translation } from './translations';

type TranslationRequest = { status: 'idle' } | { status: 'pending' } | { status: 'failed'; fault: TranslateFault };

interface Options {
  conversationId: string;
  messageId: string;
  /** The reader's language, ISO 639-1. */
  language: string;
  /** The text's language; null for an unknown one. */
  from: string | null;
}

/** A message in the reader's language, with the commands to switch. */
export interface TranslationControl extends Pick<Options, 'from'> {
  translation: Translation | null;
  asking: TranslationRequest;
  /** Requests the translation: nothing of the message is sent before. */
  translate: () => void;
  show: (isShown: boolean) => void;
}

/** The translation of one message, as this tab has it. Its component's key must be the message's id. */
export const useTranslation = ({ conversationId, messageId, language, from }: Options): TranslationControl => {
  const { api, telemetry } = useHost();
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
    from,
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
