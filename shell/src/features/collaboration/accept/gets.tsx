import styled from '@emotion/styled';
import type { Access } from '@posy/shared-contracts/entities';
import { Card, color, PetalDot, Tag } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { areaHues, noAccess, openAreas } from '../areas';
import type { GivenRole } from '../collaboration-queries';

const List = styled.ul`
  & > li {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 52px;
    padding: 8px 16px;
    text-align: start;
  }
  & > li + li {
    border-block-start: 1px solid ${color.line};
  }
  & > li > span:last-of-type {
    margin-inline-start: auto;
  }
`;

const wide = { inlineSize: '100%', maxInlineSize: 420 };

/** The access that an invitation gives: everything for a partner, area by area for a helper. */
export const Gets = ({ role, access }: { role: GivenRole; access: Access | null }) => {
  const { formatMessage } = useIntl();
  const given = access ?? noAccess;
  return (
    <Card isFlush style={wide}>
      <List aria-label={formatMessage({ id: 'collab.gets.title' })}>
        {role === 'partner' ? (
          <li>
            <PetalDot data-hue="stem" aria-hidden />
            {formatMessage({ id: 'collab.gets.everything' })}
            <Tag hue="fern">{formatMessage({ id: 'collab.gets.edit' })}</Tag>
          </li>
        ) : (
          openAreas(given).map((area) => (
            <li key={area}>
              <PetalDot data-hue={areaHues[area]} aria-hidden />
              {formatMessage({ id: `collab.area.${area}` })}
              <Tag hue={areaHues[area]}>
                {formatMessage({ id: given[area] === 'edit' ? 'collab.gets.edit' : 'collab.gets.view' })}
              </Tag>
            </li>
          ))
        )}
      </List>
    </Card>
  );
};
