import styled from '@emotion/styled';
import { StepUp, useHost, useSession, useTitle } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import { media, Page, Stack } from '@posy/shared-ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useHashScroll } from '#profile/public';
import { LoadFailure } from '#supplier/screen/load-failure';
import { ScreenSkeleton } from '#supplier/screen/screen-skeleton';
import { Changes } from './changes';
import { Completeness } from './completeness/completeness';
import { EditorHead, type Mode } from './editor-head';
import { narrow } from './narrow';
import { AvailabilityPart } from './parts/availability-part';
import { FactsPart } from './parts/facts-part';
import { OffersPart } from './parts/offers-part';
import { PackagesPart } from './parts/packages-part';
import { PhotosPart } from './parts/photos-part';
import { QuestionsPart } from './parts/questions-part';
import { WordsPart } from './parts/words-part';
import { Preview } from './preview';
import { PublishDock } from './publish-dock';
import { type Read, useEditor } from './use-editor';
import type { PartProps } from './writing/part';

/**
 * Three columns at a desk: what is missing, the form, the preview. In between, what is missing stands above both; where
 * there is one column, the form and the preview take turns.
 */
const Columns = styled.div`
  display: grid;
  gap: 20px;
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 1000px) {
    grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr);
  }
  ${media.desktop} {
    grid-template-columns: 264px minmax(0, 1.5fr) minmax(0, 1fr);
  }
  & > div {
    display: grid;
    gap: 20px;
    min-inline-size: 0;
  }
  & [id] {
    scroll-margin-block-start: 92px;
  }
  & > div:first-of-type {
    grid-column: 1 / -1;
    ${media.desktop} {
      grid-column: auto;
      position: sticky;
      inset-block-start: 92px;
    }
  }
  & > div:last-of-type {
    @media (min-width: 1000px) {
      position: sticky;
      inset-block-start: 92px;
    }
  }
  ${narrow} {
    &[data-shown='edit'] > div:last-of-type,
    &[data-shown='preview'] > div:not(:last-of-type) {
      display: none;
    }
  }
`;

const EditorBody = ({ supplierId, read }: { supplierId: string; read: Read }) => {
  const { clock } = useHost();
  const editor = useEditor(supplierId, read);
  const [mode, setMode] = useState<Mode>('edit');
  useHashScroll();
  const { own, change, drafted } = editor;
  const { type } = drafted.preview;
  const today = new Date(clock.now()).toISOString().slice(0, 10);
  const faultAt: PartProps['faultAt'] = (path) => drafted.faults.find((one) => one.path === path)?.fault ?? null;
  const part: PartProps = { own, change, faultAt };
  return (
    <>
      <Stack gap={5}>
        <EditorHead supplierId={supplierId} editor={editor} mode={mode} onMode={setMode} />
        <Columns data-shown={mode}>
          <div>
            <Completeness own={own} type={type} />
          </div>
          <div>
            <WordsPart {...part} />
            <PackagesPart {...part} currency={read.currency} />
            <PhotosPart {...part} supplierId={supplierId} type={type} />
            <AvailabilityPart {...part} />
            <OffersPart {...part} today={today} />
            <QuestionsPart {...part} />
            <FactsPart {...part} type={type} currency={read.currency} features={read.features} />
            <Changes log={read.log} />
          </div>
          <div>
            <Preview profile={drafted.preview} />
          </div>
        </Columns>
      </Stack>
      <PublishDock editor={editor} />
    </>
  );
};

const Loaded = ({ supplierId }: { supplierId: string }) => {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const { data, error, isError, isFetching, isPaused, refetch } = useQuery({
    queryKey: ['own-profile', supplierId],
    queryFn: ({ signal }) => api.call('ownProfile', { body: { supplierId } }, { signal }),
    // The words in the editor are newer than a fresh answer of the server, so the query never refetches.
    staleTime: Infinity,
    gcTime: 0,
    throwOnError: false,
  });
  if (data !== undefined) return <EditorBody key={supplierId} supplierId={supplierId} read={data} />;
  if (!isError && !isPaused) return <ScreenSkeleton />;
  return (
    <LoadFailure
      title={formatMessage({ id: 'editor.missing' })}
      error={error}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
      isPaused={isPaused}
    />
  );
};

/** `/own-profile`: what a supplier's people say of it, with the page that it comes to. */
export const EditorScreen = () => {
  const session = useSession();
  useTitle(useIntl().formatMessage({ id: 'editor.title' }));
  if (session.status === 'loading') return <ScreenSkeleton />;
  const user = session.status === 'signed-in' ? session.user : null;
  // Nobody else has one.
  if (user?.kind !== 'supplier' || user.supplierId === null) return <StepUp />;
  return (
    <Page>
      <Loaded key={user.supplierId} supplierId={user.supplierId} />
    </Page>
  );
};
