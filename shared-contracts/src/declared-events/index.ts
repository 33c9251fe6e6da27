export { declaredEvent, isOwnEvent } from './declared-event';
export { schemaOfJson, UnreadableSchema } from './json-schema';
