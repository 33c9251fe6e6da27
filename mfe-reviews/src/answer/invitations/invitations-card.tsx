import { useHost } from '@posy/remote-kit';
import { useMutation, useQuery, useQueryClient } from '@posy/remote-kit/query';
import { ApiError } from '@posy/shared-contracts';
import { reviewConstants } from '@posy/shared-contracts/constants';
import { Button, Card, Inline, Loading, Section, Skeleton, Stack, Text } from '@posy/shared-ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureOf } from '#review/reviews-failure';
import { CoupleRows } from './couple-rows';
import { type Invitations, invitationsQuery, sendInvitations } from './invitation-queries';

const { mostInvited } = reviewConstants;
const counted = ['invited', 'reminded', 'answered', 'declined'] as const;
/** Refusals that say something changed since the list was read. */
const refusals = ['nobody-waits', 'asked-lately'] as const;

/** Sends the invitations, and reads the list again whatever the server decided. */
const useSending = (supplierId: string) => {
  const { api, notices, telemetry } = useHost();
  const { formatMessage } = useIntl();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => sendInvitations(api, supplierId),
    onSuccess: ({ invited: count }) =>
      notices.show({ tone: 'success', text: formatMessage({ id: 'answer.invitations.done' }, { count }) }),
    onError: (error) => {
      const refusal = refusals.find((one) => error instanceof ApiError && error.code === one);
      if (refusal === undefined) telemetry.error('reviews', error);
      const id = `answer.invitations.failed${refusal === undefined ? '' : (`.${refusal}` as const)}` as const;
      notices.show({ tone: 'error', text: formatMessage({ id }) });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['review-invitations', supplierId] }),
  });
};

/** The couples whom nobody invited, with one button for all of them; renders nothing for none. */
const Waiting = ({
  supplierId,
  waiting,
  mayAskAt,
}: {
  supplierId: string;
  waiting: number;
  mayAskAt: string | null;
}) => {
  const { formatDate } = useIntl();
  const sending = useSending(supplierId);
  if (waiting === 0) return null;
  return (
    <Stack gap={2}>
      <Text>
        <FormattedMessage id="answer.invitations.missing" values={{ count: waiting }} />
      </Text>
      {mayAskAt === null ? (
        <Inline>
          <Button kind="soft" isWide isPending={sending.isPending} onPress={() => sending.mutate()}>
            <FormattedMessage
              id={waiting > mostInvited ? 'answer.invitations.send-some' : 'answer.invitations.send'}
              values={{ count: Math.min(waiting, mostInvited) }}
            />
          </Button>
        </Inline>
      ) : (
        <Text size="small" tone="soft">
          <FormattedMessage
            id="answer.invitations.next"
            values={{ at: formatDate(mayAskAt, { dateStyle: 'long', timeStyle: 'short' }) }}
          />
        </Text>
      )}
    </Stack>
  );
};

const Couples = ({ couples }: Pick<Invitations, 'couples'>) => {
  const [isOpen, setOpen] = useState(false);
  if (couples.length === 0)
    return (
      <Text size="small" tone="soft">
        <FormattedMessage id="answer.invitations.none" />
      </Text>
    );
  return (
    <Stack gap={2}>
      <Inline>
        <Button size="s" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          <FormattedMessage
            id={isOpen ? 'answer.invitations.fewer' : 'answer.invitations.all'}
            values={{ count: couples.length }}
          />
        </Button>
      </Inline>
      {isOpen ? <CoupleRows couples={couples} /> : null}
    </Stack>
  );
};

/** Invitations to review: the couples who were and will be invited. A supplier chooses and excludes none of them. */
export const InvitationsCard = ({ supplierId }: { supplierId: string }) => {
  const { api } = useHost();
  const { formatList, formatMessage } = useIntl();
  const read = useQuery(invitationsQuery(api, supplierId));
  const { data } = read;
  const failure = failureOf(read, 2);
  if (failure !== null) return failure;
  if (data === undefined)
    return (
      <Loading label={formatMessage({ id: 'answer.invitations.loading' })}>
        <Skeleton height={160} />
      </Loading>
    );
  const { counts, couples, mayAskAt } = data;
  const said = counted.filter((one) => counts[one] > 0);
  return (
    <Card>
      <Section title={<FormattedMessage id="answer.invitations" />} size="h3" gap={3}>
        <Text size="small" tone="soft">
          <FormattedMessage id="answer.invitations.lead" />
        </Text>
        {said.length === 0 ? null : (
          <Text>
            {formatList(
              said.map((one) => formatMessage({ id: `answer.invitations.count.${one}` }, { count: counts[one] })),
              { type: 'unit' },
            )}
          </Text>
        )}
        <Waiting supplierId={supplierId} waiting={counts.waiting} mayAskAt={mayAskAt} />
        <Couples couples={couples} />
      </Section>
    </Card>
  );
};
