// The parts of this area that other areas may use.
export { StylePicker } from './style-picker';
export { ThemePicker } from './theme-picker';
