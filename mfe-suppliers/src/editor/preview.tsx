import styled from '@emotion/styled';
import type { SupplierProfile } from '@posy/shared-contracts/entities';
import { ButtonLink, color, Heading, Stack, Text } from '@posy/shared-ui';
import { Tabs } from '@posy/shared-ui/forms';
import { ImageIcon } from '@posy/shared-ui/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ProfileMain } from '#profile/public';
import { SupplierCard } from '#supplier/card/supplier-card';
import { Mosaic } from '#supplier/gallery/mosaic';
import { emptySearch } from '#supplier/rules/asked/search-state';
import { narrow } from './narrow';

const Window = styled.div`
  max-block-size: 78vh;
  padding: 16px;
  overflow: auto;
  border: 1px solid ${color.line};
  border-radius: 18px;
  background: ${color.surface};
  ${narrow} {
    max-block-size: none;
  }
`;

const nothing = (): void => undefined;

/** Shows the draft as couples will see it, by the same components: nothing in it can be pressed. */
export const Preview = ({ profile }: { profile: SupplierProfile }) => {
  const { formatMessage } = useIntl();
  const [shown, setShown] = useState('card');
  const label = formatMessage({ id: 'editor.preview' });
  return (
    <Stack gap={3}>
      <Heading level={2} size="h3">
        {label}
      </Heading>
      <Tabs
        label={label}
        value={shown}
        onChange={setShown}
        items={['card', 'profile'].map((value) => ({
          value,
          label: formatMessage({ id: value === 'card' ? 'editor.preview.card' : 'editor.preview.profile' }),
        }))}
      >
        <Window tabIndex={0} role="region" aria-label={label}>
          <div inert>
            {shown === 'card' ? (
              <SupplierCard supplier={profile} list={emptySearch} level={3} />
            ) : (
              <>
                <Mosaic pictures={profile.pictures} onOpen={nothing}>
                  <ButtonLink size="s" icon={<ImageIcon size="s" />} href="#">
                    <FormattedMessage id="suppliers.profile.allPictures" values={{ count: profile.pictures.length }} />
                  </ButtonLink>
                </Mosaic>
                <ProfileMain profile={profile} onPicture={nothing} />
              </>
            )}
          </div>
        </Window>
      </Tabs>
      <Text size="small" tone="faint">
        <FormattedMessage id="editor.preview.note" />
      </Text>
    </Stack>
  );
};
