import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { performEdit } from '@posy/remote-kit/edits';
import { paths } from '@posy/shared-contracts';
import { teamConstants } from '@posy/shared-contracts/constants';
import type { Conversation } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Heading, Inline, Link, Stack, Text } from '@posy/shared-ui';
import { CheckboxField, SelectField } from '@posy/shared-ui/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import { useOwnPlace } from '#talk/edits/own-place';
import { fileEdit, labelsOf, toggled } from '#talk/team/file-edits';
import { useEnquiryFiles, useLabels } from '#talk/team/use-enquiry-files';
import { useOwnUid, useTeam } from '#talk/team/use-team';
import { useSupplierOf } from '#talk/use-templates';

interface Props {
  conversation: Identified<Conversation>;
}

const useSay = (conversation: Identified<Conversation>) => {
  const { id, supplierId, coupleName } = conversation;
  const place = useOwnPlace();
  const { formatMessage } = useIntl();
  const before = useEnquiryFiles(useSupplierOf(conversation)).get(id);
  const say = (fields: Parameters<typeof fileEdit>[3], text: string): void => {
    performEdit(place, {
      edit: fileEdit(supplierId, id, before, fields),
      about: `enquiry ${id}`,
      notice: { text },
      refused: formatMessage({ id: 'inbox.refused' }, { name: coupleName }),
    });
  };
  return { file: before, say };
};

/** The internal notes of the supplier's people: who answers, and their own labels. Couples see none of it. */
export const AmongUs = ({ conversation }: Props) => {
  const { formatMessage } = useIntl();
  const { market } = useLocaleInfo();
  const { online } = useHost();
  const ownUid = useOwnUid();
  const own = useSupplierOf(conversation);
  const labels = useLabels(own);
  const team = useTeam(own);
  const { file, say } = useSay(conversation);
  const people = team.data?.people ?? [];
  const present = labelsOf(file, labels).map(({ id }) => id);
  const assigned = people.find(({ uid }) => uid === file?.assignedTo)?.uid ?? '';
  const nameOf = (uid: string): string => {
    const person = people.find((one) => one.uid === uid);
    return uid === ownUid ? formatMessage({ id: 'inbox.among.you' }) : person?.name || person?.email || '';
  };
  const assign = (uid: string): void =>
    say(
      { assignedTo: uid === '' ? null : uid },
      uid === ''
        ? formatMessage({ id: 'inbox.among.notice.nobody' })
        : formatMessage({ id: 'inbox.among.notice.assigned' }, { name: nameOf(uid) }),
    );
  const toggle = (id: string): void => {
    const next = toggled(present, id);
    if (next !== null) say({ labels: next }, formatMessage({ id: 'inbox.among.notice.labels' }));
  };
  return (
    <Stack gap={3}>
      <Heading level={3} size="title">
        <FormattedMessage id="inbox.among" />
      </Heading>
      {people.length > 1 ? (
        <SelectField
          label={formatMessage({ id: 'inbox.among.who' })}
          value={assigned}
          onChange={assign}
          placeholder={formatMessage({ id: 'inbox.among.nobody' })}
          options={people.map(({ uid }) => ({ value: uid, label: nameOf(uid) }))}
        />
      ) : null}
      {team.isError && online.get() ? (
        <Text size="small" tone="soft" role="status">
          <FormattedMessage id="inbox.among.unknown" />
        </Text>
      ) : null}
      <Inline gap={3}>
        {labels.map(({ id, name }) => (
          <CheckboxField key={id} label={name} isChecked={present.includes(id)} onChange={() => toggle(id)} />
        ))}
      </Inline>
      {present.length >= teamConstants.labelsPerEnquiry ? (
        <Text size="small" tone="soft">
          <FormattedMessage id="inbox.among.most" values={{ most: teamConstants.labelsPerEnquiry }} />
        </Text>
      ) : null}
      {labels.length === 0 ? (
        <Text size="small" tone="soft">
          <FormattedMessage id="inbox.among.no-labels" />
        </Text>
      ) : null}
      <Text as="p" size="small">
        <Link href={paths.inboxDesk(market.prefix)}>
          <FormattedMessage id="inbox.among.desk" />
        </Link>
      </Text>
    </Stack>
  );
};
