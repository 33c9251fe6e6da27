import { Button, Card, Grow, Inline, Stack, Text } from '@posy/shared-ui';
import { SelectField } from '@posy/shared-ui/forms';
import { Dialog } from '@posy/shared-ui/overlays';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { TypedConfirmation } from '#features/confirm/typed-confirmation';
import { type Collaborator, useTransferOwnership } from '../collaboration-queries';
import { useServerCall } from '../use-server-call';
import type { WeddingMember } from '../wedding-guard';
import { nameOf } from './member-name';

interface Props {
  member: WeddingMember;
  /** Partners who may become the owner. */
  partners: readonly Collaborator[];
}

const TransferForm = ({ member, partners, onClose }: Props & { onClose: () => void }) => {
  const { formatMessage } = useIntl();
  const call = useServerCall();
  const transfer = useTransferOwnership(member.wedding.id);
  const [uid, setUid] = useState(partners[0]?.id ?? '');
  const chosen = partners.find(({ id }) => id === uid);
  if (chosen === undefined) return null;
  const name = nameOf(chosen);
  const pass = (): void =>
    void call(
      'owner',
      () => transfer.mutateAsync(uid),
      () => {
        onClose();
        return { text: formatMessage({ id: 'collab.transfer.done' }, { name }) };
      },
    );
  return (
    <Stack gap={5}>
      <Text>{formatMessage({ id: 'collab.transfer.body' }, { name })}</Text>
      {partners.length > 1 ? (
        <SelectField
          label={formatMessage({ id: 'collab.transfer.to' })}
          value={uid}
          options={partners.map((partner) => ({ value: partner.id, label: nameOf(partner) }))}
          onChange={setUid}
        />
      ) : null}
      <TypedConfirmation
        key={uid}
        phrase={name}
        action={formatMessage({ id: 'collab.transfer.confirm' })}
        isPending={transfer.isPending}
        onConfirm={pass}
        cancel={{ label: formatMessage({ id: 'collab.keep' }), onPress: onClose }}
        isFocused
      />
    </Stack>
  );
};

/** The owner makes a partner the owner, after typing their name. Source: D-role-03. */
export const TransferCard = ({ member, partners }: Props) => {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const canPass = partners.length > 0;
  return (
    <Card>
      <Inline gap={4}>
        <Grow>
          <Text isStrong>{formatMessage({ id: 'collab.transfer.title' })}</Text>
          <Text size="small" tone="soft">
            {formatMessage({ id: canPass ? 'collab.transfer.note' : 'collab.transfer.nobody' })}
          </Text>
        </Grow>
        <Button isDisabled={!canPass} onPress={() => setOpen(true)}>
          {formatMessage({ id: 'collab.transfer.open' })}
        </Button>
      </Inline>
      <Dialog
        isOpen={isOpen && canPass}
        onClose={() => setOpen(false)}
        title={formatMessage({ id: 'collab.transfer.title' })}
        closeLabel={formatMessage({ id: 'collab.close' })}
        size="s"
        isSticky
      >
        <TransferForm member={member} partners={partners} onClose={() => setOpen(false)} />
      </Dialog>
    </Card>
  );
};
