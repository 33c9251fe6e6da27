import { Button } from '@posy/shared-ui';
import { Dialog, DialogForm } from '@posy/shared-ui/overlays';
import { useIntl } from 'react-intl';
import { FilterFields, type FilterFieldsProps } from './filter-fields';

interface Props extends FilterFieldsProps {
  isOpen: boolean;
  onClose: () => void;
  onClear: () => void;
}

/** The filters on a phone: a sheet over the list, which follows every change. */
export const FiltersSheet = ({ isOpen, onClose, onClear, ...fields }: Props) => {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={formatMessage({ id: 'search.filters' })}
      closeLabel={formatMessage({ id: 'search.filters.close' })}
    >
      <DialogForm
        onSubmit={onClose}
        actions={
          <>
            <Button onPress={onClear}>{formatMessage({ id: 'search.wish.clear' })}</Button>
            <Button kind="main" type="submit">
              {formatMessage({ id: 'search.none.show' }, { count: fields.found.total })}
            </Button>
          </>
        }
      >
        <FilterFields {...fields} />
      </DialogForm>
    </Dialog>
  );
};
