import styled from '@emotion/styled';
import { color, Heading, Text } from '@posy/shared-ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LazyPosy } from '#host/lazy-art';

const Split = styled.div`
  display: grid;
  gap: 24px;
  padding-inline: 20px;
  @media (min-width: 960px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    min-block-size: calc(100dvh - 69px);
    padding-inline: 0 20px;
  }
`;

const Column = styled.div`
  inline-size: 100%;
  max-inline-size: 432px;
  margin-inline: auto;
  align-self: center;
  padding-block: 8px 48px;
`;

const Aside = styled.aside`
  display: none;
  @media (min-width: 960px) {
    display: block;
    position: relative;
    min-block-size: calc(100dvh - 40px);
    margin-block: -48px 20px;
    border-radius: 24px;
    overflow: hidden;
    background: ${color.peony.soft};
    color: ${color.peony.deep};
    & > div:first-of-type {
      position: absolute;
      inset: 40px 40px auto;
    }
    & > div:last-of-type {
      position: absolute;
      inset: auto -26% 0;
      block-size: 74%;
      /* The posy stands at the bottom of the field, as a bouquet does. */
      display: grid;
      align-items: end;
    }
  }
`;

/** A form, with a posy beside it on wide screens. */
export const AccountLayout = ({ children }: { children: ReactNode }) => {
  const { formatMessage } = useIntl();
  return (
    <Split data-beside-picture="">
      <Column>{children}</Column>
      <Aside>
        <div>
          <Heading level={2}>{formatMessage({ id: 'shell.signup.asideTitle' })}</Heading>
          <Text tone="hue">{formatMessage({ id: 'shell.signup.asideBody' })}</Text>
        </div>
        <div aria-hidden>
          <LazyPosy seed="maya-tom" progress={1} label="" />
        </div>
      </Aside>
    </Split>
  );
};
