import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { eventInFull } from '@posy/shared-contracts/rules';
import { Row, Rows } from '@posy/shared-ui';
import { GlobeIcon } from '@posy/shared-ui/icons';
import type { ReactNode } from 'react';
import { FormattedList, useIntl } from 'react-intl';
import { type EventDetails } from '#site/wedding-events';

interface Props {
  /** The change as guests will see it; null when they see nothing of it. */
  follows: ReactNode;
  /** The events that keep what was. */
  events: readonly EventDetails[];
  icon: ReactNode;
  title: ReactNode;
  /** The day whose events need no date in their names. */
  date: string | null;
}

/** Shows the effect of a change of the wedding on the website; shows nothing when there is none. */
export const SiteImpact = ({ follows, events, icon, title, date }: Props) => {
  const { formatMessage } = useIntl();
  const href = paths.website(useLocaleInfo().market.prefix);
  if (follows === null && events.length === 0) return null;
  const named = { mainName: formatMessage({ id: 'website.main-event' }), date };
  return (
    <Rows>
      {follows === null ? null : <Row start={<GlobeIcon />} title={follows} href={href} />}
      {events.length === 0 ? null : (
        <Row
          start={icon}
          title={title}
          note={<FormattedList type="conjunction" value={events.map((event) => eventInFull(event, named).name)} />}
          href={href}
        />
      )}
    </Rows>
  );
};
