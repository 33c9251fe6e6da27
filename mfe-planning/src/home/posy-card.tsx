import styled from '@emotion/styled';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { posyStems } from '@posy/shared-contracts/rules';
import { color, Heading, ProgressBar, Text } from '@posy/shared-ui';
import { Posy } from '@posy/shared-ui/art';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Totals } from '#plan/tasks/totals';

const Root = styled.section`
  display: grid;
  grid-template-rows: auto 1fr;
  overflow: hidden;
  border-radius: 24px;
  background: ${color.peony.wash};
`;

const Words = styled.div`
  display: grid;
  gap: 6px;
  padding: 24px 24px 0;
  & > [role='progressbar'] {
    margin-block-start: 8px;
  }
`;

const Picture = styled.div`
  position: relative;
  min-block-size: 304px;
  & > * {
    position: absolute;
    inset: 8px 8px 0;
  }
`;

const encouragement = ({ done, total }: Totals) => {
  if (done === 0) return 'planning.home.posy-none' as const;
  return done < total ? ('planning.home.posy-some' as const) : ('planning.home.posy-all' as const);
};

interface Props {
  wedding: Identified<Wedding>;
  totals: Totals;
  isCalm: boolean;
}

/**
 * The wedding's own bouquet, which grows with the done tasks. The figures stand beside it, unless the person chose a
 * calm home.
 */
export const PosyCard = ({ wedding, totals, isCalm }: Props) => {
  const intl = useIntl();
  const id = useId();
  const progress = totals.total === 0 ? 0 : totals.done / totals.total;
  const words = intl.formatMessage({ id: 'planning.home.posy-progress' }, { done: totals.done, total: totals.total });
  return (
    <Root aria-labelledby={id}>
      <Words>
        <Heading level={2} id={id}>
          <FormattedMessage id="planning.home.posy" />
        </Heading>
        {isCalm ? (
          <Text tone="soft">
            <FormattedMessage id="planning.home.posy-calm" />
          </Text>
        ) : (
          <>
            <Text tone="soft">
              {words} <FormattedMessage id={encouragement(totals)} />
            </Text>
            <ProgressBar
              label={intl.formatMessage({ id: 'planning.home.posy-bar' })}
              value={progress}
              valueText={words}
              hue="peony"
            />
          </>
        )}
      </Words>
      <Picture>
        <Posy seed={wedding.id} progress={progress} stems={posyStems(wedding, progress)} />
      </Picture>
    </Root>
  );
};
