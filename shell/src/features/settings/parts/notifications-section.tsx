import styled from '@emotion/styled';
import { useSignedIn } from '@posy/remote-kit';
import { defaultNotifications, type NotificationSettings } from '@posy/shared-contracts/entities';
import type { SignedIn } from '@posy/shared-contracts/mount-props';
import { Callout, Card, Section, Table, Text } from '@posy/shared-ui';
import { SwitchField } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { pushState } from '#adapters/device/notification-permission';
import { notificationsEdit } from '../own/own-edits';
import { useOwnEdit } from '../own/use-own-edit';

const Ways = styled(Table)`
  & td:first-of-type {
    inline-size: 100%;
    padding-inline-start: 20px;
  }
  & th:first-of-type {
    padding-inline-start: 20px;
  }
  & th:not(:first-of-type) {
    text-align: center;
  }
  & tbody > tr:hover {
    background: none;
  }
`;

const channels = ['push', 'email'] as const;
type Channel = (typeof channels)[number];
/** The kinds of notifications; news is not sent, so it has no switch. */
type NotificationKind = Exclude<keyof NotificationSettings['email'], 'news'>;

/** Returns the kinds of notifications for this kind of person. */
const kindsFor = ({ user }: SignedIn): readonly NotificationKind[] => {
  if (user.kind === 'couple') return ['messages', 'tasks', 'collaboration'];
  return user.kind === 'supplier' ? ['messages'] : [];
};

/** Returns the settings with one switch changed. */
export const turned = (settings: NotificationSettings, channel: Channel, kind: NotificationKind, isOn: boolean) => ({
  ...settings,
  [channel]: { ...settings[channel], [kind]: isOn },
});

const Switches = ({ person }: { person: SignedIn }) => {
  const { formatMessage } = useIntl();
  const { save } = useOwnEdit('own notifications');
  const [now, setNow] = useState(person.user.notifications ?? defaultNotifications);
  const turn = (channel: Channel, kind: NotificationKind, isOn: boolean): void => {
    const next = turned(now, channel, kind, isOn);
    setNow(next);
    void save(notificationsEdit(person, next), { notice: null });
  };
  return (
    <Card isFlush>
      <Ways>
        <thead>
          <tr>
            <th scope="col">{formatMessage({ id: 'settings.notifications.about' })}</th>
            {channels.map((channel) => (
              <th key={channel} scope="col">
                {formatMessage({ id: `settings.notifications.${channel}` })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kindsFor(person).map((kind) => (
            <tr key={kind}>
              <td>
                <Text isStrong>{formatMessage({ id: `settings.notifications.${kind}` })}</Text>
                <Text size="small" tone="soft">
                  {formatMessage({ id: `settings.notifications.${kind}Note` })}
                </Text>
              </td>
              {channels.map((channel) => (
                <td key={channel}>
                  <SwitchField
                    label={formatMessage(
                      { id: 'settings.notifications.switch' },
                      {
                        about: formatMessage({ id: `settings.notifications.${kind}` }),
                        channel: formatMessage({ id: `settings.notifications.${channel}` }),
                      },
                    )}
                    isLabelHidden
                    isOn={now[channel][kind]}
                    onChange={(isOn) => turn(channel, kind, isOn)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Ways>
    </Card>
  );
};

/** The person's notifications by mail and on their phone, and the permission of this browser. */
export const NotificationsSection = () => {
  const { formatMessage } = useIntl();
  const person = useSignedIn();
  if (person === null) return null;
  return (
    <Section title={formatMessage({ id: 'settings.notifications.title' })}>
      <Text tone="soft">{formatMessage({ id: 'settings.notifications.lead' })}</Text>
      <Switches key={person.uid} person={person} />
      <Callout hue={pushState() === 'denied' ? 'primrose' : undefined}>
        {formatMessage({ id: `settings.notifications.state.${pushState()}` })}
      </Callout>
    </Section>
  );
};
