import styled from '@emotion/styled';
import { color, Heading } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { Petal, toned } from '../petals/petals';
import { coloursOf } from '../rules/colours-of';

const Root = styled.div`
  display: grid;
  gap: 14px;
  align-self: start;
  padding: 20px;
  border-radius: 18px;
  background: ${color.bluebell.wash};
`;

const List = styled.ul`
  display: grid;
  gap: 10px;
  grid-template-columns: repeat(auto-fit, minmax(64px, 96px));
  font-size: 0.8125rem;
  font-weight: 600;
  & > li {
    display: grid;
    gap: 6px;
    align-content: start;
  }
  & i {
    inline-size: 100%;
    aspect-ratio: 4 / 5;
    border-radius: 99px 99px 99px 8px;
  }
`;

/** The colours of a wedding, each with its name; renders nothing for a palette without known ones. */
export const StoryColours = ({ palette }: { palette: string }) => {
  const colours = coloursOf(palette);
  if (colours.length === 0) return null;
  return (
    <Root>
      <Heading level={2} size="h3">
        <FormattedMessage id="stories.colours" />
      </Heading>
      <List>
        {colours.map(({ name, tone }) => (
          <li key={name}>
            <Petal style={toned(tone)} />
            {name}
          </li>
        ))}
      </List>
    </Root>
  );
};
