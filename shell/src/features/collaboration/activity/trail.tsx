import styled from '@emotion/styled';
import type { Activity } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { color, hueOf, Text } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { activityWords } from './activity-words';

const List = styled.ol`
  display: grid;
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: 14px minmax(0, 1fr);
    gap: 12px;
    padding-block-end: 18px;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  & > li:last-of-type {
    padding-block-end: 0;
  }
  & > li::before {
    content: '';
    inline-size: 11px;
    block-size: 11px;
    margin-block-start: 5px;
    border-radius: 50%;
    border-end-start-radius: 3px;
    background: ${color.hue.main};
    z-index: 1;
  }
  & > li:not(:last-of-type)::after {
    content: '';
    position: absolute;
    inset-block: 18px -4px;
    inset-inline-start: 5px;
    inline-size: 1px;
    background: ${color.line};
  }
`;

/** Lists who did what and when, the latest first. Each person's dot has their colour. */
export const Trail = ({ log, self }: { log: readonly Identified<Activity>[]; self: string }) => {
  const intl = useIntl();
  return (
    <List>
      {log.map((entry) => (
        <li key={entry.id} data-hue={hueOf(entry.by.uid)}>
          <div>
            <Text as="span">{activityWords(intl, entry, self)}</Text>
            <Text as="time" size="tiny" tone="faint" dateTime={entry.at} style={{ display: 'block' }}>
              {intl.formatDate(entry.at, { dateStyle: 'long', timeStyle: 'short' })}
            </Text>
          </div>
        </li>
      ))}
    </List>
  );
};
