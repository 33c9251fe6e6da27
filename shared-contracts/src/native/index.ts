export { nativeProtocolVersion, nativeMessageEvent, nativeMessageLimit } from './envelope';
export { nativeCapabilities, nativeCapabilitiesSchema, commonCapabilities } from './capabilities';
export type { NativeCapability } from './capabilities';
export { webToNativeSchema } from './web-to-native';
export type { WebToNative } from './web-to-native';
export { nativeToWebSchema } from './native-to-web';
export type { NativeToWeb } from './native-to-web';
export { readWebMessage, readNativeMessage, scriptLiteral } from './read-message';
export type { ReadMessage } from './read-message';
