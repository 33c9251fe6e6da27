import { acceptedTypes } from '@posy/remote-kit/uploads';
import { IconButton } from '@posy/shared-ui';
import { ImageIcon } from '@posy/shared-ui/icons';
import { useRef } from 'react';
import { useIntl } from 'react-intl';

/** Chooses pictures and PDFs. */
export const ChooseFiles = ({ onChoose }: { onChoose: (files: readonly File[]) => void }) => {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const label = formatMessage({ id: 'inbox.file.choose' });
  return (
    <>
      <IconButton label={label} onPress={() => input.current?.click()}>
        <ImageIcon />
      </IconButton>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={label}
        accept={acceptedTypes.join(',')}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // Cleared so that the same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
};
