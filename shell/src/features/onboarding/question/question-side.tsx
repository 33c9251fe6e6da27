import styled from '@emotion/styled';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { posyStems } from '@posy/shared-contracts/rules';
import { color, Heading, type Hue, Text } from '@posy/shared-ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LazyPosy } from '#host/lazy-art';
import { AnswersGiven } from './answers-given';

/** From this width the question has a picture beside it. */
export const wide = '@media (min-width: 1000px)';

const Panel = styled.aside`
  display: none;
  ${wide} {
    display: grid;
    grid-template-rows: auto auto minmax(0, 1fr);
    gap: 24px;
    position: sticky;
    inset-block-start: 20px;
    block-size: calc(100dvh - var(--posy-above, 69px) - 72px);
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

/** The present stems, in front of the faint shape of the full posy. */
const Bouquet = styled.div`
  grid-row: 3;
  position: relative;
  inline-size: 116%;
  margin-inline-start: -8%;
  block-size: 100%;
  min-block-size: 0;
  & > * {
    position: absolute;
    inset: 0;
  }
  & > [data-to-come] {
    filter: grayscale(1);
    opacity: 0.16;
  }
`;

const allStems = 27;

interface SideProps {
  wedding: Identified<Wedding>;
  /** The colour of the question's own picture. */
  hue?: Hue;
  children?: ReactNode;
}

/** The posy beside a question grows with each answer. A question may show a picture of its own instead. */
export const QuestionSide = ({ wedding, hue = 'primrose', children }: SideProps) => {
  const { formatMessage } = useIntl();
  const stems = posyStems(wedding);
  if (children !== undefined) return <Panel data-hue={hue}>{children}</Panel>;
  return (
    <Panel data-hue="bluebell">
      <Words>
        <Heading level={2}>{formatMessage({ id: 'shell.onboarding.stems.title' })}</Heading>
        <Text tone="hue">{formatMessage({ id: 'shell.onboarding.stems.body' }, { count: stems })}</Text>
      </Words>
      <AnswersGiven wedding={wedding} />
      <Bouquet aria-hidden>
        <div data-to-come>
          <LazyPosy seed={wedding.id} progress={0} stems={allStems} label="" />
        </div>
        <div>
          <LazyPosy seed={wedding.id} progress={0} stems={stems} label="" />
        </div>
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

/** The same posy for phones, beside the question. */
export const SmallPosy = ({ wedding }: { wedding: Identified<Wedding> }) => (
  <Small aria-hidden>
    <LazyPosy seed={wedding.id} progress={0} stems={posyStems(wedding)} label="" />
  </Small>
);
