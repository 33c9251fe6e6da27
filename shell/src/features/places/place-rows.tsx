import styled from '@emotion/styled';
import type { SignedIn } from '@posy/shared-contracts/mount-props';
import { color, NavLink } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { useShell } from '#host/shell-context';
import { usePlanFigures } from './plan-figures';
import { placesFor } from './plan-places';

const Row = styled(NavLink)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 44px;
  padding: 4px 8px;
  border-radius: 10px;
  font-weight: 600;
  &:hover {
    background: ${color.sunken};
  }
  & > small {
    margin-inline-start: auto;
    padding-inline-start: 12px;
    font-size: 0.875rem;
    font-weight: 400;
    color: ${color.inkSoft};
  }
`;

/** An icon in a petal of its area's colour. */
export const PetalIcon = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 32px;
  block-size: 32px;
  border-radius: 50%;
  border-end-start-radius: 8px;
  background: ${color.hue.soft};
  color: ${color.hue.deep};
`;

/** The screens that are in no bar, each with its figure. */
export const PlaceRows = ({ session, onGo }: { session: SignedIn; onGo: () => void }) => {
  const { formatMessage } = useIntl();
  const { market } = useShell();
  const { overview } = usePlanFigures(session);
  const places = placesFor(session);
  if (places.length === 0) return null;
  return (
    <ul aria-label={formatMessage({ id: 'shell.places.list' })}>
      {places.map(({ id, path, icon: Icon, hue }) => (
        <li key={id}>
          <Row href={path(market.prefix)} onPress={onGo}>
            <PetalIcon data-hue={hue}>
              <Icon size="s" />
            </PetalIcon>
            {formatMessage({ id: `shell.places.${id}` })}
            {id === 'overview' && overview !== null ? <small>{overview}</small> : null}
          </Row>
        </li>
      ))}
    </ul>
  );
};
