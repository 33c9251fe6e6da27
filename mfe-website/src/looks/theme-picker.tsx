import styled from '@emotion/styled';
import { color, Section, Text } from '@posy/shared-ui';
import { CheckIcon } from '@posy/shared-ui/icons';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { type ThemeName, themeNames } from '#public-site/public';
import { ThemeThumb } from './theme-thumb';

const Themes = styled.fieldset`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 168px;
  gap: 14px;
  overflow-x: auto;
  padding: 6px;
  margin-inline: -6px;
  scrollbar-width: none;
  @media (min-width: 1200px) {
    justify-content: space-between;
  }
`;

const Choice = styled.label`
  position: relative;
  display: grid;
  gap: 8px;
  font-weight: 600;
  font-size: 0.9375rem;
  cursor: pointer;
  & > input {
    position: absolute;
    inset: 0;
    opacity: 0;
    margin: 0;
    cursor: pointer;
  }
  & > input:checked + span {
    outline: 3px solid ${color.stem};
    outline-offset: 3px;
  }
  & > input:focus-visible + span {
    outline: 3px solid ${color.focus};
    outline-offset: 3px;
  }
  & > span:last-of-type {
    display: flex;
    justify-content: space-between;
    align-items: center;
    min-block-size: 20px;
  }
  & > span:last-of-type > svg {
    color: ${color.stem};
  }
`;

interface Props {
  theme: ThemeName;
  names: readonly string[];
  onChange: (theme: ThemeName) => void;
}

/** Six looks; choosing one acts at once. */
export const ThemePicker = ({ theme, names, onChange }: Props) => {
  const group = useId();
  return (
    <Section
      title={<FormattedMessage id="website.looks.title" />}
      size="h3"
      gap={2}
      action={
        <Text as="span" size="small" tone="soft">
          <FormattedMessage id="website.looks.note" />
        </Text>
      }
    >
      <Themes>
        <legend className="visually-hidden">
          <FormattedMessage id="website.looks.title" />
        </legend>
        {themeNames.map((name) => (
          <Choice key={name}>
            <input type="radio" name={group} value={name} checked={name === theme} onChange={() => onChange(name)} />
            <ThemeThumb theme={name} names={names} />
            <span>
              <FormattedMessage id={`website.looks.${name}`} />
              {name === theme ? <CheckIcon size="s" /> : null}
            </span>
          </Choice>
        ))}
      </Themes>
    </Section>
  );
};
