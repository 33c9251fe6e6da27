export type {
  MountProps,
  Readable,
  Session,
  SignedIn,
  LocaleInfo,
  Notice,
  Notices,
  Slots,
  SignUpAsk,
  SlotMount,
  OpenItem,
  OpenItemKind,
  OpenItems,
  Telemetry,
  Tracking,
  TrackedProperties,
  SupplierAction,
  UserAction,
  Seen,
  AccountAttempt,
  Viewport,
  Clock,
  Navigate,
} from './mount-props';
export { openItemOrder } from './open-item-order';
export type {
  Firestore,
  FirestoreQuery,
  FirestoreWrite,
  Snapshot,
  Identified,
  FieldUpdate,
  FirestoreFailure,
} from './firestore';
export { increment, serverTime, removeField, fieldUpdateKind, FirestoreError } from './firestore';
export type { AppProps, RemoteModule, SlotModule, ReactionsModule } from './remote-module';
