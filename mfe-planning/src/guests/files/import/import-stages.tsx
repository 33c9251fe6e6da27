import styled from '@emotion/styled';
import { color } from '@posy/shared-ui';
import { CheckIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  color: ${color.inkFaint};
  font-size: 0.875rem;
  font-weight: 600;
  & > li {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  & > li + li::before {
    content: '';
    inline-size: 20px;
    block-size: 1px;
    background: ${color.lineStrong};
  }
  & > [aria-current] {
    color: ${color.ink};
  }
  @media (max-width: 620px) {
    & > li:not([aria-current]) > span:last-of-type {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 26px;
  block-size: 26px;
  border-radius: 50%;
  border-end-start-radius: 7px;
  background: ${color.sunken};
  font-size: 0.8125rem;
  &[data-at='done'] {
    background: ${color.stemWash};
    color: ${color.stem};
  }
  &[data-at='now'] {
    background: ${color.bluebell.soft};
    color: ${color.bluebell.deep};
  }
`;

const stages = ['file', 'check', 'done'] as const;
export type ImportStage = (typeof stages)[number];

/** The three steps of an import; the current one is marked. */
export const ImportStages = ({ stage }: { stage: ImportStage }) => {
  const now = stages.indexOf(stage);
  return (
    <List aria-label={useIntl().formatMessage({ id: 'files.import.steps' })}>
      {stages.map((one, index) => (
        <li key={one} aria-current={index === now ? 'step' : undefined}>
          <Mark data-at={index < now ? 'done' : index === now ? 'now' : undefined}>
            {index < now ? <CheckIcon size="s" /> : index + 1}
          </Mark>
          <span>
            <FormattedMessage id={`files.import.step.${one}`} />
          </span>
        </li>
      ))}
    </List>
  );
};
