import styled from '@emotion/styled';
import { color, Text } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { wide } from '../question/question-side';
import { Country } from './country';
import { PlaceMap, type PlaceMapProps } from './place-map';
import { Sprigs } from './sprigs';

/** A card at the bottom of the landscape, which fills the whole side. */
const Side = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  gap: 16px;
  padding: 24px 36px 28px;
  background: ${color.hue.wash};
`;

const Caption = styled.div`
  position: relative;
  /* Above the sprigs, whose flowers have a layer of their own. */
  z-index: 2;
  justify-self: center;
  display: grid;
  gap: 2px;
  max-inline-size: 340px;
  padding: 12px 20px;
  border-radius: 14px;
  background: ${color.raised};
  color: ${color.ink};
  text-align: center;
  & > p {
    font-size: 0.8125rem;
    color: ${color.inkSoft};
  }
`;

/**
 * The place with the towns around it. Each town's flower grows with its number of venues and stands in its direction,
 * at its distance.
 */
export const PlacePicture = ({ look, venue }: PlaceMapProps) => {
  const { formatMessage } = useIntl();
  const { around, radius, place } = look;
  const id = radius === null ? 'shell.onboarding.where.aroundBody' : 'shell.onboarding.where.nearBody';
  return (
    <Side>
      <Country />
      <Sprigs />
      <PlaceMap look={look} venue={venue} />
      <Caption>
        <Text as="span" isStrong>
          {around === null ? place : formatMessage({ id: 'shell.onboarding.where.around' }, { place })}
        </Text>
        {around === null ? null : <p>{formatMessage({ id }, { place })}</p>}
      </Caption>
    </Side>
  );
};

const Card = styled.div`
  position: relative;
  overflow: hidden;
  display: grid;
  padding: 20px 12px 30px;
  border-radius: 24px;
  background: ${color.hue.wash};
  ${wide} {
    display: none;
  }
`;

/** The same picture for phones, under the question. */
export const SmallPlacePicture = ({ look, venue }: PlaceMapProps) => (
  <Card data-hue="fern">
    <Country />
    <PlaceMap look={look} venue={venue} />
  </Card>
);
