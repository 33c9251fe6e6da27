import type { Attachment, Conversation, SentContent } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { lazy, Suspense } from 'react';
import type { Side } from '#talk/rules/conversations';
import { AboutDialog } from './about/about-dialog';
import type { ThreadDialog } from './dialogs/asking';
import type { ShownMessage } from './rules/message-groups';

const CloseDialog = lazy(async () => ({ default: (await import('./dialogs/close-dialog')).CloseDialog }));
const ReportDialog = lazy(async () => ({ default: (await import('./dialogs/report-dialog')).ReportDialog }));

const QuoteForm = lazy(async () => ({ default: (await import('./offers/quote-form')).QuoteForm }));
const DateForm = lazy(async () => ({ default: (await import('./offers/date-form')).DateForm }));
const VisitForm = lazy(async () => ({ default: (await import('./offers/visit-form')).VisitForm }));

interface Props {
  asking: ThreadDialog | null;
  conversation: Identified<Conversation>;
  side: Side;
  /** Messages that can be reported, the newest first. */
  reportable: readonly ShownMessage[];
  onClose: () => void;
  /** Sends an answer with its text. */
  onSend: (body: string, content: SentContent) => void;
  onSendFile: (file: Attachment) => void;
}

/** The dialog that is open, if any. */
export const ThreadDialogs = ({ asking, conversation, side, reportable, onClose, onSend, onSendFile }: Props) => {
  const offer = {
    weddingDate: conversation.weddingDate,
    onClose,
    onSend: (body: string, content: SentContent): void => {
      onSend(body, content);
      onClose();
    },
  };
  if (asking === 'about') return <AboutDialog conversation={conversation} side={side} onClose={onClose} />;
  return (
    <Suspense fallback={null}>
      {asking === 'close' ? <CloseDialog conversation={conversation} side={side} onClose={onClose} /> : null}
      {asking === 'quote' ? <QuoteForm {...offer} conversationId={conversation.id} onSendFile={onSendFile} /> : null}
      {asking === 'date' ? <DateForm {...offer} /> : null}
      {asking === 'visit' ? <VisitForm {...offer} /> : null}
      {asking === 'report' ? (
        <ReportDialog conversationId={conversation.id} messages={reportable} onClose={onClose} />
      ) : null}
    </Suspense>
  );
};
