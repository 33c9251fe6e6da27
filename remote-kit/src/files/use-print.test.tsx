import { createTestHost, renderWithHost } from '@posy/remote-kit/testing';
import type { DevicePort } from '@posy/shared-contracts/mount-props';
import { usePrint } from './use-print';

const Printer = () => {
  const print = usePrint();
  return print === null ? null : <button type="button" onClick={print} />;
};

test('printing is offered in browsers, and not in the app, which cannot print [case f24]', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const host = createTestHost();
  const leave = await renderWithHost(<Printer />, host, {});
  document.querySelector('button')?.click();
  expect(print).toHaveBeenCalledTimes(1);
  await leave();
  const device = Promise.resolve<DevicePort>({ pickContacts: null, addToCalendar: null });
  await renderWithHost(<Printer />, { ...host, device }, {});
  expect(document.querySelector('button')).toBeNull();
});
