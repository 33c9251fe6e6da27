import styled from '@emotion/styled';
import { useLocaleInfo, usePersonHue, useWedding } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { type Conversation, notesOf } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Avatar, Heading, Link, Stack, Text } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { useShortlist } from '#talk/use-shortlist';

const Note = styled.div`
  display: flex;
  gap: 10px;
  align-items: center;
`;

/** The couple's notes on the supplier, each with its author. */
export const OurNotes = ({ conversation }: { conversation: Identified<Conversation> }) => {
  const { market } = useLocaleInfo();
  const { supplierType: category, supplierId } = conversation;
  const users = useWedding()?.users ?? [];
  const hueOf = usePersonHue();
  const entry = useShortlist().get(supplierId);
  const notes = entry === undefined ? [] : notesOf(entry);
  return (
    <Stack gap={2}>
      <Heading level={3} size="title">
        <FormattedMessage id="inbox.about.notes" />
      </Heading>
      {notes.length === 0 ? (
        <Text size="small" tone="soft">
          <FormattedMessage id="inbox.about.no-notes" />
        </Text>
      ) : null}
      {notes.map(({ uid, text }) => {
        const name = users.find(({ id }) => id === uid)?.name.trim() ?? '';
        return (
          <Note key={uid}>
            {name === '' ? null : (
              <Avatar name={name} {...(uid !== null && { hue: hueOf(uid) })} size="s" isDecorative />
            )}
            <Text as="p" size="small">
              {name === '' ? text : <FormattedMessage id="inbox.about.note-by" values={{ name, text }} />}
            </Text>
          </Note>
        );
      })}
      <Text as="p" size="small">
        <Link href={paths.shortlist(market.prefix, { category })}>
          <FormattedMessage id="inbox.about.shortlist" />
        </Link>
      </Text>
    </Stack>
  );
};
