import { acceptedTypes } from '@posy/remote-kit/uploads';
import { Button } from '@posy/shared-ui';
import { UploadSimpleIcon } from '@posy/shared-ui/icons';
import { useRef } from 'react';

/** A button that has the browser choose one file of the accepted types. */
export const ChooseFile = ({ label, onChoose }: { label: string; onChoose: (file: File) => void }) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <Button icon={<UploadSimpleIcon />} onPress={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={acceptedTypes.join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) onChoose(file);
          // Cleared so that the same file can be chosen again.
          target.value = '';
        }}
      />
    </div>
  );
};
