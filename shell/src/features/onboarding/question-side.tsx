import styled from '@emotion/styled';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { color, Heading, Text, type Hue } from '@posy/shared-ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LazyPosy } from '#host/lazy-art';
import { answersOf, stemsOf } from './answered';

/** From here on the question has a picture beside it. */
export const wide = '@media (min-width: 1000px)';

const Panel = styled.aside`
  display: none;
  ${wide} {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    gap: 24px;
    position: sticky;
    inset-block-start: 20px;
    block-size: calc(100dvh - 196px);
    min-block-size: 480px;
    padding: 36px 40px 0;
    border-radius: 24px;
    overflow: hidden;
    background: ${color.hue.soft};
    color: ${color.hue.deep};
  }
`;

const Words = styled.div`
  display: grid;
  gap: 6px;
`;

const Bouquet = styled.div`
  inline-size: 116%;
  margin-inline-start: -8%;
  block-size: 100%;
  min-block-size: 0;
  display: grid;
  align-items: end;
`;

interface SideProps {
  wedding: Identified<Wedding>;
  /** The flower of what a question shows of its own. */
  hue?: Hue;
  children?: ReactNode;
}

/** The posy beside a question: it grows with each answer. A question may show something of its own in its place. */
export const QuestionSide = ({ wedding, hue = 'primrose', children }: SideProps) => {
  const { formatMessage } = useIntl();
  const answers = answersOf(wedding);
  if (children !== undefined) return <Panel data-hue={hue}>{children}</Panel>;
  return (
    <Panel data-hue="bluebell">
      <Words>
        <Heading level={2}>{formatMessage({ id: 'shell.onboarding.stems.title' })}</Heading>
        <Text tone="hue">{formatMessage({ id: 'shell.onboarding.stems.body' }, { count: 3 + 2 * answers })}</Text>
      </Words>
      <Bouquet aria-hidden>
        <LazyPosy seed={wedding.id} progress={stemsOf(answers)} label="" />
      </Bouquet>
    </Panel>
  );
};

const Small = styled.div`
  flex: none;
  inline-size: 104px;
  block-size: 104px;
  ${wide} {
    display: none;
  }
`;

/** The same posy on phones, beside the question. */
export const SmallPosy = ({ wedding }: { wedding: Identified<Wedding> }) => (
  <Small aria-hidden>
    <LazyPosy seed={wedding.id} progress={stemsOf(answersOf(wedding))} label="" />
  </Small>
);
