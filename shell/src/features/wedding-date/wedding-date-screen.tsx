import styled from '@emotion/styled';
import { paths } from '@posy/shared-contracts';
import type { SignedIn } from '@posy/shared-contracts/mount-props';
import { useHost, useOnline, useSession, useTitle } from '@posy/remote-kit';
import { Button, ButtonLink, color, Heading, layer, Loading, Page, Skeleton, Stack, Text, Wrap } from '@posy/shared-ui';
import { FieldGrid, Form, TextField } from '@posy/shared-ui/forms';
import { useEffect, useReducer, useState } from 'react';
import { useIntl } from 'react-intl';
import { landingEntry } from '../../frame/navigation-entries';
import { useShell } from '../../frame/shell-context';
import { DatePicker } from './date-picker';
import { chosenDate, nextDatePicker, startDatePicker } from './wedding-date';
import { saveWeddingDate } from './wedding-date-queries';

const Foot = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${layer.bar};
  background: ${color.surface};
  border-block-start: 1px solid ${color.line};
  & > div {
    display: flex;
    justify-content: flex-end;
    gap: 8px;
    padding-block: 12px;
  }
`;

const Body = styled(Page)`
  padding-block-end: 32px;
`;

/** Who the two are, and when. Nothing chosen is lost when saving fails. */
const WeddingDateForm = ({ session }: { session: SignedIn }) => {
  const { formatMessage, formatDate } = useIntl();
  const host = useHost();
  const online = useOnline();
  const { releaseSet, market } = useShell();
  const [state, dispatch] = useReducer(nextDatePicker, session.wedding?.date ?? null, startDatePicker);
  const [names, setNames] = useState<[string, string]>([
    session.wedding?.partners[0] ?? session.user.name,
    session.wedding?.partners[1] ?? '',
  ]);
  const [isSaving, setSaving] = useState(false);
  const entry = landingEntry(releaseSet, session);
  const onward = entry === null ? paths.index(market.prefix) : `${paths.index(market.prefix)}/${entry.path}`;

  const save = async (date: string): Promise<void> => {
    setSaving(true);
    try {
      const partners = names.map((name) => name.trim()).filter((name) => name !== '');
      await saveWeddingDate(host, session, { date, partners });
      const words = formatDate(`${date}T00:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' });
      host.notices.show(
        online
          ? { tone: 'success', emoji: '🎉', text: formatMessage({ id: 'shell.date.saved' }, { date: words }) }
          : { tone: 'info', text: formatMessage({ id: 'shell.date.offline' }) },
      );
      host.navigate(onward);
    } catch (error) {
      host.telemetry.error('wedding-date', error);
      host.notices.show({ tone: 'error', text: formatMessage({ id: 'shell.date.refused' }) });
      setSaving(false);
    }
  };
  const submit = (): void => {
    const date = chosenDate(state.choice);
    if (state.tab === 'day' && date !== null) void save(date);
    else dispatch({ type: 'next' });
  };
  return (
    <Form onSubmit={submit}>
      <Body width="form">
        <Stack gap={6}>
          <Stack gap={2}>
            <Heading level={1}>{formatMessage({ id: 'shell.date.title' })}</Heading>
            <Text size="lead" tone="soft">
              {formatMessage({ id: 'shell.date.lead' })}
            </Text>
          </Stack>
          <DatePicker state={state} dispatch={dispatch} />
          <Stack gap={3}>
            <Heading level={2} size="h3">
              {formatMessage({ id: 'shell.date.partners' })}
            </Heading>
            <FieldGrid>
              <TextField
                label={formatMessage({ id: 'shell.date.yourName' })}
                value={names[0]}
                maxLength={80}
                onChange={(name) => setNames([name, names[1]])}
              />
              <TextField
                label={formatMessage({ id: 'shell.date.partnerName' })}
                help={formatMessage({ id: 'shell.date.optional' })}
                value={names[1]}
                maxLength={80}
                onChange={(name) => setNames([names[0], name])}
              />
            </FieldGrid>
          </Stack>
        </Stack>
      </Body>
      <Foot>
        <Wrap data-width="form">
          <ButtonLink kind="plain" href={onward}>
            {formatMessage({ id: 'shell.date.skip' })}
          </ButtonLink>
          <Button type="submit" kind="main" isPending={isSaving}>
            {formatMessage({ id: state.tab === 'day' ? 'shell.date.save' : 'shell.date.next' })}
          </Button>
        </Wrap>
      </Foot>
    </Form>
  );
};

/** When the wedding is. Signed-out visitors are led to sign-up and back. */
export const WeddingDateScreen = () => {
  const { formatMessage } = useIntl();
  const host = useHost();
  const session = useSession();
  const { market } = useShell();
  useTitle(formatMessage({ id: 'shell.date.tab' }));
  useEffect(() => {
    if (session.status === 'signed-out')
      host.navigate(paths.signup(market.prefix, { next: paths.onboarding(market.prefix) }), { replace: true });
  }, [host, market, session.status]);
  if (session.status === 'signed-in' && session.wedding !== null)
    return <WeddingDateForm key={session.wedding.id} session={session} />;
  return (
    <Loading label={formatMessage({ id: 'shell.account.waiting' })}>
      <Page width="form">
        <Skeleton height={420} />
      </Page>
    </Loading>
  );
};
