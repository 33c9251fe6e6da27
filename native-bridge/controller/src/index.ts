export { createController } from './controller';
export type { Controller, ControllerOptions, PushMessage } from './controller';
export type { AppPhase, AppState } from './app-state';
export type {
  CalendarEntry,
  Chrome,
  Clock,
  Device,
  FileToSave,
  Insets,
  DeviceOutcome,
  PagePort,
  PickedContact,
  PushPort,
  PushStatus,
  SignInOutcome,
  SignInProvider,
} from './page/device';
export type { LinkSource } from './navigation/links';
export type { LoadDecision, LoadRequest } from './navigation/loading-policy';
export type { PostedMessage } from './page/page-session';
