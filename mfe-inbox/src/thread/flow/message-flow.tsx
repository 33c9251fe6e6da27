import styled from '@emotion/styled';
import { Button, FailedFeature } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { MessageDays, type MessageDaysProps } from './message-days';
import { ThreadSkeleton } from './thread-skeleton';
import { useFlowScroll } from './use-flow-scroll';
import type { useMessages } from './use-messages';

const Flow = styled.div`
  /* Text for screen readers is positioned within it: otherwise it would make the page as long as the thread. */
  position: relative;
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  overflow-anchor: none;
  padding: 24px 20px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  align-content: start;
  &:focus-visible {
    outline-offset: -3px;
  }
  & > ol,
  & > div > ol {
    display: grid;
    gap: 10px;
  }
`;

const Failed = ({ onRetry }: { onRetry: () => void }) => {
  const intl = useIntl();
  return (
    <FailedFeature
      title={intl.formatMessage({ id: 'inbox.thread.unavailable' })}
      retryLabel={intl.formatMessage({ id: 'inbox.retry' })}
      onRetry={onRetry}
    >
      <FormattedMessage id="inbox.thread.unavailable-text" />
    </FailedFeature>
  );
};

/** The messages, oldest first; earlier ones load by a press and by scrolling up. */
export const MessageFlow = ({ live, ...days }: MessageDaysProps & { live: ReturnType<typeof useMessages> }) => {
  const intl = useIntl();
  const { shown } = days;
  const { flow, onScroll } = useFlowScroll(shown[0]?.id, shown.at(-1)?.id, live.showOlder);
  return (
    <Flow
      ref={flow}
      role="log"
      tabIndex={0}
      aria-label={intl.formatMessage({ id: 'inbox.thread.messages' })}
      onScroll={onScroll}
    >
      {live.messages === null && live.status === 'loading' && shown.length === 0 ? <ThreadSkeleton /> : null}
      {live.messages === null && live.status === 'failed' ? <Failed onRetry={live.retry} /> : null}
      {live.hasOlder ? (
        <Button kind="plain" size="s" isPending={live.isLoadingOlder} onPress={live.showOlder}>
          <FormattedMessage id="inbox.thread.older" />
        </Button>
      ) : null}
      <MessageDays {...days} />
    </Flow>
  );
};
