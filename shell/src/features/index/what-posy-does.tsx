import styled from '@emotion/styled';
import { formatMoney, useLocaleInfo } from '@posy/remote-kit';
import {
  Card,
  color,
  Figure,
  Heading,
  type Hue,
  Inline,
  media,
  SplitBar,
  Stack,
  Tag,
  Text,
  Tick,
  Wrap,
} from '@posy/shared-ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

const Section = styled(Wrap)`
  padding-block: 64px 24px;
`;

const Trio = styled.div`
  display: grid;
  gap: 16px;
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Panel = styled(Card)`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: 24px;
  padding-block-end: 0;
  overflow: hidden;
`;

const Sample = styled.div`
  align-self: end;
  display: grid;
  gap: 12px;
  padding: 20px;
  border-radius: 14px 14px 0 0;
  background: ${color.surface};
  color: ${color.ink};
  & > [data-line] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
  }
`;

interface PlanPartProps {
  hue: Hue;
  title: string;
  body: string;
  children: ReactNode;
}

/** Describes a part of the plan, with a drawing as decoration. */
const Part = ({ hue, title, body, children }: PlanPartProps) => (
  <Panel hue={hue}>
    <Stack gap={2}>
      <Heading level={3}>{title}</Heading>
      <Text tone="soft">{body}</Text>
    </Stack>
    <Sample aria-hidden inert>
      {children}
    </Sample>
  </Panel>
);

const listSamples = ['shell.index.list.one', 'shell.index.list.two', 'shell.index.list.three'] as const;

/** Amounts in the drawing, in minor units of any currency. */
const costSamples = [
  ['shell.index.cost.venue', 1_104_000],
  ['shell.index.cost.photographer', 185_000],
  ['shell.index.cost.flowers', 142_000],
] as const;

/** Three parts of the plan, for visitors who have never seen it. */
export const WhatPosyDoes = () => {
  const { formatMessage } = useIntl();
  const { market, locale } = useLocaleInfo();
  return (
    <Section>
      <Stack gap={6}>
        <Heading level={2}>{formatMessage({ id: 'shell.index.closing' })}</Heading>
        <Trio>
          <Part
            hue="fern"
            title={formatMessage({ id: 'shell.index.list.title' })}
            body={formatMessage({ id: 'shell.index.list.body' })}
          >
            {listSamples.map((id, index) => (
              <Inline key={id} gap={3} isOneRow>
                <Tick size="s" isChecked={index === 0} label={formatMessage({ id })} />
                <span>{formatMessage({ id })}</span>
              </Inline>
            ))}
          </Part>
          <Part
            hue="bluebell"
            title={formatMessage({ id: 'shell.index.guests.title' })}
            body={formatMessage({ id: 'shell.index.guests.body' })}
          >
            <div data-line="">
              <Figure>84</Figure>
              <Tag hue="fern">{formatMessage({ id: 'shell.index.guests.coming' })}</Tag>
            </div>
            <SplitBar
              hasKey={false}
              parts={[
                { id: 'coming', value: 84, hue: 'fern', label: '' },
                { id: 'not', value: 11, hue: 'apricot', label: '' },
                { id: 'open', value: 23, label: '' },
              ]}
            />
          </Part>
          <Part
            hue="primrose"
            title={formatMessage({ id: 'shell.index.budget.title' })}
            body={formatMessage({ id: 'shell.index.budget.body' })}
          >
            {costSamples.map(([id, amount]) => (
              <div key={id} data-line="">
                <span>{formatMessage({ id })}</span>
                <Text as="span" isStrong isFigures>
                  {formatMoney({ amount, currency: market.currency }, locale)}
                </Text>
              </div>
            ))}
          </Part>
        </Trio>
      </Stack>
    </Section>
  );
};
