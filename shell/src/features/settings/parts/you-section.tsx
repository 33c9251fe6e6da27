import { personHue, useSignedIn } from '@posy/remote-kit';
import { personConstants } from '@posy/shared-contracts/constants';
import type { SignedIn } from '@posy/shared-contracts/mount-props';
import { mayEditProfile } from '@posy/shared-contracts/rules';
import { Avatar, Button, Card, Grow, Inline, Section, Stack, Tag, Text } from '@posy/shared-ui';
import { Form, TextField } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as v from 'valibot';
import { useDraft } from '#adapters/stored/use-draft';
import { nameEdit } from '../own/own-edits';
import { OwnPicture } from '../own/own-picture';
import { useOwnEdit } from '../own/use-own-edit';

/** The person's role: a member of a wedding, a supplier, a moderator. */
const RoleTag = ({ person: { user, role } }: { person: SignedIn }) => {
  const { formatMessage } = useIntl();
  if (user.kind !== 'couple') return <Tag hue="primrose">{formatMessage({ id: `settings.kind.${user.kind}` })}</Tag>;
  return role === null ? null : <Tag hue="fern">{formatMessage({ id: `settings.role.${role}` })}</Tag>;
};

const YouForm = ({ person }: { person: SignedIn }) => {
  const { formatMessage } = useIntl();
  const { isSaving, save } = useOwnEdit('own name');
  const [typed, setTyped] = useDraft(`you.${person.uid}`, v.string());
  const [isAsked, setAsked] = useState(false);
  const name = typed ?? person.user.name;
  const isMissing = name.trim() === '';
  const submit = (): void => {
    setAsked(true);
    if (isMissing) return;
    const notice = formatMessage({ id: 'settings.you.saved' }, { name: name.trim() });
    void save(nameEdit(person, name.trim()), { notice, onSaved: () => setTyped(null) });
  };
  return (
    <Form onSubmit={submit}>
      <TextField
        label={formatMessage({ id: 'settings.you.name' })}
        help={formatMessage({ id: 'settings.you.nameHelp' })}
        error={isAsked && isMissing ? formatMessage({ id: 'settings.you.nameMissing' }) : undefined}
        value={name}
        maxLength={personConstants.nameLength}
        autoComplete="name"
        isRequired
        onChange={setTyped}
      />
      <div>
        <Button type="submit" kind="main" isPending={isSaving} isDisabled={name.trim() === person.user.name}>
          {formatMessage({ id: 'settings.you.save' })}
        </Button>
      </div>
    </Form>
  );
};

/** The signed-in person with their role. */
const Who = ({ person }: { person: SignedIn }) => (
  <Inline gap={2}>
    <Text isStrong>{person.user.name || person.email}</Text>
    <RoleTag person={person} />
  </Inline>
);

/** The person's name and picture. A picture is stored with the wedding: a member who may not change it has initials. */
export const YouSection = () => {
  const { formatMessage } = useIntl();
  const person = useSignedIn();
  if (person === null) return null;
  const name = person.user.name || person.email;
  const { wedding, role } = person;
  return (
    <Section title={formatMessage({ id: 'settings.you.title' })}>
      <Card>
        <Stack gap={6}>
          {wedding !== null && mayEditProfile(role) ? (
            <OwnPicture person={person} wedding={wedding} who={<Who person={person} />} />
          ) : (
            <Inline gap={4}>
              <Avatar name={name} hue={personHue(wedding, person.uid)} size="l" isDecorative />
              <Grow>
                <Who person={person} />
              </Grow>
            </Inline>
          )}
          <YouForm key={person.user.name} person={person} />
        </Stack>
      </Card>
    </Section>
  );
};
