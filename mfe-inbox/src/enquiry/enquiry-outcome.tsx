import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Conversation } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { ButtonLink, Callout, Heading, Inline, Link, LinkButton, Stack, Text } from '@posy/shared-ui';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { useAskedAt } from './enquiry-queries';
import type { EnquiryFailure } from './rules/enquiry-machine';

/** Takes the focus from the form that it replaces. */
const Outcome = ({ title, children }: { title: ReactNode; children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap={4}>
      <Heading level={2} size="h3" ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
};

interface SentProps {
  name: string;
  conversationId: string;
  onAnother: () => void;
  /** Below: what the couple may do next. */
  children?: ReactNode;
}

/** The enquiry was sent, with a link to its conversation. */
export const EnquirySent = ({ name, conversationId, onAnother, children }: SentProps) => {
  const { market } = useLocaleInfo();
  return (
    <Outcome title={<FormattedMessage id="inbox.enquiry.sent" values={{ name }} />}>
      <Text tone="soft">
        <FormattedMessage id="inbox.enquiry.sent-text" />
      </Text>
      <Inline>
        <ButtonLink kind="main" href={paths.conversation(market.prefix, conversationId)}>
          <FormattedMessage id="inbox.enquiry.open" />
        </ButtonLink>
        <LinkButton type="button" onClick={onAnother}>
          <FormattedMessage id="inbox.enquiry.another" />
        </LinkButton>
      </Inline>
      {children}
    </Outcome>
  );
};

// Few people see it, so a profile's first page does without it. Offline the link to the inbox below remains.
const OpenEnquiries = lazy((): Promise<{ default: ComponentType<Pick<ClosedProps, 'open'>> }> =>
  import('./open-enquiries').then(
    ({ OpenEnquiries }) => ({ default: OpenEnquiries }),
    () => ({ default: () => null }),
  ),
);

interface ClosedProps {
  /** The category's enquiries, as text. */
  enquiries: string;
  limit: number;
  /** The open ones, one of which can be closed. */
  open: readonly Identified<Conversation>[];
}

/** The limit of open enquiries is reached: the form is closed. Source: S4-enquiry-04. */
export const EnquiryClosed = ({ enquiries, limit, open }: ClosedProps) => {
  const { market } = useLocaleInfo();
  return (
    <Stack gap={4} role="status">
      <Callout hue="apricot">
        <FormattedMessage id="inbox.enquiry.limit" values={{ enquiries, limit }} />
      </Callout>
      {open.length === 0 ? null : (
        <Suspense>
          <OpenEnquiries open={open} />
        </Suspense>
      )}
      <ButtonLink href={paths.inbox(market.prefix)}>
        <FormattedMessage id="inbox.enquiry.to-inbox" />
      </ButtonLink>
    </Stack>
  );
};

const failureMessage = {
  connection: 'inbox.enquiry.failed-connection',
  session: 'inbox.enquiry.failed-session',
  refused: 'inbox.enquiry.failed-refused',
  server: 'inbox.enquiry.failed-server',
  'too-many': 'inbox.enquiry.failed-too-many',
} as const satisfies Record<EnquiryFailure, string>;

/** The reason of a failed send, above the button that retries. The text stays in the form. */
export const EnquiryFailed = ({ failure, loginPath }: { failure: EnquiryFailure; loginPath: string }) => (
  <Callout
    isDanger
    role="alert"
    actions={
      failure === 'session' ? (
        <ButtonLink size="s" href={loginPath}>
          <FormattedMessage id="inbox.enquiry.log-in" />
        </ButtonLink>
      ) : null
    }
  >
    <FormattedMessage id={failureMessage[failure]} />
  </Callout>
);

interface KnownProps {
  conversationId: string;
  weddingId: string | null;
  supplierId: string;
}

/** States that the couple already talks to this supplier, and since when. */
export const KnownConversation = ({ conversationId, ...asked }: KnownProps) => {
  const { market } = useLocaleInfo();
  const askedAt = useAskedAt(asked.weddingId, asked.supplierId);
  return (
    <Callout hue="fern">
      <FormattedMessage id="inbox.enquiry.known" />{' '}
      {askedAt === null ? null : (
        <>
          <FormattedMessage
            id="inbox.enquiry.asked-on"
            values={{ day: <FormattedDate value={askedAt} day="numeric" month="long" /> }}
          />{' '}
        </>
      )}
      <Link href={paths.conversation(market.prefix, conversationId)}>
        <FormattedMessage id="inbox.enquiry.open" />
      </Link>
    </Callout>
  );
};
