import styled from '@emotion/styled';
import { color, Heading, IconButton, layer, media, shadow } from '@posy/shared-ui';
import { SwitchField } from '@posy/shared-ui/forms';
import { XIcon } from '@posy/shared-ui/icons';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { InspectedPage } from './observed/inspected-page';
import { useObserved } from './observed/use-observed';
import { BusSection } from './sections/bus-section';
import { FaultSection } from './sections/fault-section';
import { OverrideSection } from './sections/override-section';
import { AppSection, OpenSection, ProblemSection } from './sections/page-sections';
import { RemoteSection, SetSection } from './sections/remote-sections';
import { SharedSection } from './sections/shared-section';
import { panelWidth, SlotOutlines } from './slot-outlines';

const Panel = styled.aside`
  position: fixed;
  z-index: ${layer.drawer};
  inset: auto 0 0;
  block-size: 66dvh;
  display: flex;
  flex-direction: column;
  background: ${color.raised};
  box-shadow: ${shadow.sheet};
  border-radius: 20px 20px 0 0;
  @media (min-width: 1000px) {
    inset-block: 0;
    inset-inline: auto 0;
    inline-size: ${panelWidth}px;
    block-size: auto;
    border-radius: 0;
    box-shadow: none;
    border-inline-start: 1px solid ${color.line};
  }
  ${media.print} {
    display: none;
  }
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: 10px;
  padding: 12px 10px 12px 20px;
  border-block-end: 1px solid ${color.line};
  & > h2 {
    flex: 1;
  }
  & label {
    white-space: nowrap;
  }
`;

const Content = styled.div`
  flex: 1;
  overflow: auto;
  & > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
    padding: 16px 20px;
  }
  & > section + section {
    border-block-start: 1px solid ${color.line};
  }
`;

/** Shows the page's remotes, slots, events and problems, live: for people who build, deploy and test remotes. */
export const InspectorPanel = ({ page, onClose }: { page: InspectedPage; onClose: () => void }) => {
  const { formatMessage } = useIntl();
  const [hasOutlines, setHasOutlines] = useState(false);
  const observed = useObserved(page);
  return (
    <Panel aria-label={formatMessage({ id: 'inspector.title' })}>
      <SlotOutlines isOn={hasOutlines} set={page.releaseSet} observed={observed} />
      <Head>
        <Heading level={2} size="title">
          {formatMessage({ id: 'inspector.title' })}
        </Heading>
        <SwitchField label={formatMessage({ id: 'inspector.outline' })} isOn={hasOutlines} onChange={setHasOutlines} />
        <IconButton label={formatMessage({ id: 'inspector.close' })} onPress={onClose}>
          <XIcon />
        </IconButton>
      </Head>
      <Content tabIndex={0} role="region" aria-label={formatMessage({ id: 'inspector.content' })}>
        <SetSection page={page} observed={observed} />
        <RemoteSection observed={observed} />
        <OverrideSection page={page} />
        <BusSection page={page} observed={observed} />
        <ProblemSection observed={observed} />
        <FaultSection set={page.releaseSet} />
        <SharedSection modules={observed.shared} />
        <OpenSection page={page} />
        <AppSection messages={observed.appMessages} />
      </Content>
    </Panel>
  );
};
