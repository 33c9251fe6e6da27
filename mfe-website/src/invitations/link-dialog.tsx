import styled from '@emotion/styled';
import { useHost, useOpenItem } from '@posy/remote-kit';
import { saveFile } from '@posy/remote-kit/files';
import { type MarketPrefix, paths } from '@posy/shared-contracts';
import { Button, Inline, Stack, Text } from '@posy/shared-ui';
import { SelectField, TextField } from '@posy/shared-ui/forms';
import { CopyIcon, DownloadSimpleIcon } from '@posy/shared-ui/icons';
import { Dialog } from '@posy/shared-ui/overlays';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { copyText, pageOrigin, paintSquares } from './adapters/page';
import { languageOptions } from './rules/language-choice';
import { qrDrawing, qrSvg } from './rules/qr-code';

const Picture = styled.svg`
  display: block;
  inline-size: 220px;
  block-size: 220px;
  max-inline-size: 100%;
  margin-inline: auto;
  border-radius: 12px;
  /* Cameras want dark on light, in dark mode too. */
  background: #fff;
  color: #000;
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

/** Pixels of one module in the file: sharp on a printed card. */
const pngPixels = 16;

interface Props {
  /** The household's name. */
  name: string;
  token: string;
  /** The language that it reads. */
  language: MarketPrefix;
  onClose: () => void;
}

/** A household's link as an address and as a picture for cameras. */
export const LinkDialog = ({ name, token, language, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const { notices } = useHost();
  const [prefix, setPrefix] = useState(language);
  useOpenItem('dialog', true, onClose);
  const address = `${pageOrigin()}${paths.rsvp(prefix, token)}`;
  const drawing = useMemo(() => qrDrawing(address), [address]);
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(address);
    if (isCopied)
      notices.show({
        tone: 'success',
        text: formatMessage({ id: 'invitations.copied' }, { name }),
        about: 'invitation',
      });
  };
  const file = name.replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  const savePng = async (): Promise<void> => {
    const picture = await paintSquares(drawing.rows, pngPixels);
    if (picture !== null) saveFile(`${file}.png`, picture);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={formatMessage({ id: 'invitations.link.title' }, { name })}
      closeLabel={formatMessage({ id: 'invitations.link.done' })}
    >
      <Stack gap={4}>
        <Text tone="soft">
          <FormattedMessage id="invitations.link.text" />
        </Text>
        <Picture
          role="img"
          aria-label={formatMessage({ id: 'invitations.link.picture' }, { name })}
          viewBox={`0 0 ${drawing.size} ${drawing.size}`}
          shapeRendering="crispEdges"
        >
          <path fill="currentColor" d={drawing.path} />
        </Picture>
        <SelectField
          label={formatMessage({ id: 'invitations.link.language' })}
          value={prefix}
          onChange={(value) => setPrefix(value as MarketPrefix)}
          options={languageOptions()}
        />
        <TextField label={formatMessage({ id: 'invitations.link.address' })} value={address} isReadOnly />
        <Inline gap={2}>
          <Button kind="main" icon={<CopyIcon />} onPress={() => void copy()}>
            <FormattedMessage id="invitations.copy" />
          </Button>
          <Button
            icon={<DownloadSimpleIcon />}
            onPress={() => saveFile(`${file}.svg`, new Blob([qrSvg(drawing)], { type: 'image/svg+xml' }))}
          >
            <FormattedMessage id="invitations.link.svg" />
          </Button>
          <Button icon={<DownloadSimpleIcon />} onPress={() => void savePng()}>
            <FormattedMessage id="invitations.link.png" />
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  );
};
