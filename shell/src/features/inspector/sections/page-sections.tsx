import { useReadable } from '@posy/remote-kit';
import { Heading, Text } from '@posy/shared-ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { NativeLogEntry } from '#native/native-link';
import type { InspectedPage } from '../observed/inspected-page';
import type { Observed } from '../observed/use-observed';

interface ListedProps {
  title: string;
  /** The sentence of an empty list. */
  none: string;
  children: readonly ReactNode[];
}

const Listed = ({ title, none, children }: ListedProps) => (
  <section>
    <Heading level={3} size="h3">
      {title}
    </Heading>
    {children.length === 0 ? (
      <Text size="small" tone="soft">
        {none}
      </Text>
    ) : (
      <ul>{children}</ul>
    )}
  </section>
);

/** The open items over the page, in the order in which back closes them. */
export const OpenSection = ({ page }: { page: InspectedPage }) => {
  const { formatMessage } = useIntl();
  const kinds = useReadable(page.openItems);
  return (
    <Listed title={formatMessage({ id: 'inspector.open.title' })} none={formatMessage({ id: 'inspector.open.none' })}>
      {kinds.map((kind, index) => (
        // One kind may be open twice, and its place is its order.
        <li key={`${kind} ${index}`}>{kind}</li>
      ))}
    </Listed>
  );
};

/** The problems of this page that were reported, newest first. */
export const ProblemSection = ({ observed: { problems } }: { observed: Observed }) => {
  const { formatMessage } = useIntl();
  return (
    <Listed
      title={formatMessage({ id: 'inspector.problems.title' })}
      none={formatMessage({ id: 'inspector.problems.none' })}
    >
      {[...problems].reverse().map(({ feature, remote, version, message }) => (
        <li key={`${remote} ${feature} ${message}`}>
          <b>{formatMessage({ id: 'inspector.problems.of' }, { remote, version, feature })}</b>
          <Text size="small" tone="danger">
            {message}
          </Text>
        </li>
      ))}
    </Listed>
  );
};

/** The messages between the page and the app around it, newest first; nothing in a browser. */
export const AppSection = ({ messages }: { messages: readonly NativeLogEntry[] | null }) => {
  const { formatMessage } = useIntl();
  if (messages === null) return null;
  return (
    <Listed title={formatMessage({ id: 'inspector.app.title' })} none={formatMessage({ id: 'inspector.app.none' })}>
      {[...messages].reverse().map(({ direction, kind, fields }, index) => (
        // Newer messages come before: counted from the oldest, each keeps its number.
        <li key={messages.length - index}>
          {formatMessage(
            { id: direction === 'to-app' ? 'inspector.app.sent' : 'inspector.app.received' },
            { kind, fields: fields.join(', ') },
          )}
        </li>
      ))}
    </Listed>
  );
};
