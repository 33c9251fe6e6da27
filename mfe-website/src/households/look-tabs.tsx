import styled from '@emotion/styled';
import { useAccess, useSession } from '@posy/remote-kit';
import { Page } from '@posy/shared-ui';
import { WebsiteTabs } from './website-tabs';

const Above = styled.div`
  & > * {
    padding-block-end: 0;
  }
`;

/** The way from the website's look to its invitations and answers; nothing for people who may not see guests. */
export const LookTabs = () => {
  const session = useSession();
  const access = useAccess('guests');
  if (session.status !== 'signed-in' || session.wedding === null || access === 'none') return null;
  return (
    <Above>
      <Page>
        <WebsiteTabs current="look" />
      </Page>
    </Above>
  );
};
