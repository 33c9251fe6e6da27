import { lazy, Suspense } from 'react';
import type { Conversation } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import type { Side } from '#talk/rules/conversations';
import { AboutDialog } from './about/about-dialog';
import type { ShownMessage } from './rules/message-groups';
import type { Asking } from './thread-head';

const CloseDialog = lazy(async () => ({ default: (await import('./dialogs/close-dialog')).CloseDialog }));
const ReportDialog = lazy(async () => ({ default: (await import('./dialogs/report-dialog')).ReportDialog }));

interface Props {
  asking: Asking | null;
  conversation: Identified<Conversation>;
  side: Side;
  /** What can be reported, the newest first. */
  reportable: readonly ShownMessage[];
  onClose: () => void;
}

/** The dialog that is open, if any. */
export const ThreadDialogs = ({ asking, conversation, side, reportable, onClose }: Props) => {
  if (asking === 'about') return <AboutDialog conversation={conversation} side={side} onClose={onClose} />;
  return (
    <Suspense fallback={null}>
      {asking === 'close' ? <CloseDialog conversation={conversation} side={side} onClose={onClose} /> : null}
      {asking === 'report' ? (
        <ReportDialog conversationId={conversation.id} messages={reportable} onClose={onClose} />
      ) : null}
    </Suspense>
  );
};
