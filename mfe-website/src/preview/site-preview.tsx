import styled from '@emotion/styled';
import type { WebsiteLanguage } from '@posy/shared-contracts/entities';
import { Section, Skeleton, Text, VisuallyHidden } from '@posy/shared-ui';
import { Segment } from '@posy/shared-ui/forms';
import { DesktopIcon, DeviceMobileIcon } from '@posy/shared-ui/icons';
import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Microsite } from '#public-site/public';

// The guests' page is a third of the screen that shows it, and its frame has a fixed size: it comes after the form.
const WeddingSite = lazy(async () => ({ default: (await import('#public-site/public')).WeddingSite }));

const Phone = styled.div`
  justify-self: center;
  inline-size: min(300px, 100%);
  block-size: 600px;
  overflow: hidden;
  border: 8px solid #10251d;
  border-radius: 40px;
  background: #f4f6ec;
  & > div {
    block-size: 100%;
    overflow: auto;
    scrollbar-width: none;
    font-size: 0.875rem;
  }
`;

const Desktop = styled.div`
  block-size: 720px;
  overflow: auto;
  border: 8px solid #10251d;
  border-radius: 20px;
  & > div {
    min-inline-size: 960px;
    min-block-size: 100%;
  }
`;

export type PreviewSize = 'phone' | 'desktop';

interface Props {
  site: Microsite;
  language?: WebsiteLanguage | undefined;
  size?: PreviewSize;
  /** Null: it stays as it is. */
  onSize?: ((size: PreviewSize) => void) | null;
}

/** The page itself, with what is being written, on a phone or a desktop. */
export const SitePreview = ({ site, language, size = 'phone', onSize = null }: Props) => {
  const { formatMessage } = useIntl();
  const Frame = size === 'phone' ? Phone : Desktop;
  return (
    <Section
      title={<FormattedMessage id="website.preview.title" />}
      size="h3"
      action={
        onSize === null ? null : (
          <Segment
            label={formatMessage({ id: 'website.preview.size' })}
            value={size}
            onChange={(value) => onSize(value === 'desktop' ? 'desktop' : 'phone')}
            options={[
              {
                value: 'phone',
                label: <VisuallyHidden>{formatMessage({ id: 'website.preview.phone' })}</VisuallyHidden>,
                icon: <DeviceMobileIcon />,
              },
              {
                value: 'desktop',
                label: <VisuallyHidden>{formatMessage({ id: 'website.preview.desktop' })}</VisuallyHidden>,
                icon: <DesktopIcon />,
              },
            ]}
          />
        )
      }
    >
      <Frame>
        <div tabIndex={0} role="group" aria-label={formatMessage({ id: `website.preview.label-${size}` })}>
          <Suspense fallback={<Skeleton height={600} />}>
            <WeddingSite site={site} language={language} isPreview />
          </Suspense>
        </div>
      </Frame>
      <Text size="small" tone="faint" style={{ textAlign: 'center' }}>
        <FormattedMessage id="website.preview.note" />
      </Text>
    </Section>
  );
};
