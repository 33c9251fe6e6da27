/** Components that open over a page. The caller owns whether one is open; texts come from the caller. */
export { AlertDialog, type AlertDialogProps, Dialog, type DialogProps } from './dialog';
export { DialogForm, type DialogFormProps } from './dialog-form';
export { Drawer, type DrawerProps } from './drawer';
export { FullScreen, type FullScreenProps } from './full-screen';
export { Menu, type MenuAction, MenuButton, type MenuButtonProps, type MenuProps } from './menu';
export { Popover, type PopoverProps } from '../floating/popover';
export { Tooltip, type TooltipProps } from './tooltip';
export { useWideScreen } from './use-wide-screen';
