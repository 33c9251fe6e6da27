import styled from '@emotion/styled';
import { type Access, accessAreas, type AccessLevel, accessLevels } from '@posy/shared-contracts/entities';
import { media, PetalDot } from '@posy/shared-ui';
import { Segment } from '@posy/shared-ui/forms';
import { useIntl } from 'react-intl';
import { areaHues } from './areas';

const List = styled.ul`
  display: grid;
  gap: 12px 40px;
  ${media.desk} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 12px;
  }
  & > li > span:first-of-type {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    font-weight: 550;
  }
`;

interface Props {
  access: Access;
  onChange: (access: Access) => void;
}

/** Sets a helper's access, area by area: None, View or Edit. Source: D-role-01. */
export const AreaAccess = ({ access, onChange }: Props) => {
  const { formatMessage } = useIntl();
  const levels = accessLevels.map((level) => ({ value: level, label: formatMessage({ id: `collab.level.${level}` }) }));
  return (
    <List>
      {accessAreas.map((area) => (
        <li key={area}>
          <span>
            <PetalDot data-hue={areaHues[area]} aria-hidden />
            {formatMessage({ id: `collab.area.${area}` })}
          </span>
          <Segment
            label={formatMessage({ id: `collab.area.${area}` })}
            value={access[area]}
            options={levels}
            onChange={(level) => onChange({ ...access, [area]: level as AccessLevel })}
          />
        </li>
      ))}
    </List>
  );
};
